import fc from 'fast-check';
import { test } from 'vitest';
import { boxStyles, drawBox, outlineOf, offsetOutline, type Point } from './index.ts';
import { requestsOf } from './testing/requests.ts';
import { distanceFromSide, distance } from './geometry/plane.ts';
function clean(o: readonly Point[], stub: number, flat: number): Point[] {
  const far: Point[] = [];
  for (const p of o) { const l = far.at(-1); if (!l || distance(l, p) > stub) far.push(p); }
  while (far.length > 3 && distance(far[0]!, far.at(-1)!) <= stub) far.pop();
  if (!flat) return far;
  const out: Point[] = [];
  far.forEach((p, i) => { const a = out.at(-1) ?? far.at(-1)!; const c = far[(i + 1) % far.length]!; if (distanceFromSide(p, a, c) > flat) out.push(p); });
  return out;
}
test('scan', () => {
  const fails: Record<string, number> = {}; let n = 0;
  const count = (k: string) => { fails[k] = (fails[k] ?? 0) + 1; };
  const area = (o: any) => o.reduce((s: number, [x, y]: any, i: number) => { const [a, b] = o[(i + 1) % o.length]; return s + x * b - a * y; }, 0) / 2;
  for (const style of boxStyles) fc.assert(fc.property(requestsOf(style), (request) => {
    const r = drawBox(style.id, request); if (!r.ok) return;
    for (const { dieline } of r.box.blanks) {
      n++; const o = outlineOf(dieline); const A = area(o);
      const w1 = offsetOutline(o, 1)[0]; if (!w1 || area(w1) < A) count('single+1');
      const i1 = offsetOutline(o, -1)[0]; if (!i1 || area(i1) < 0.5 * A) count('single-1');
      for (const c of [0.5, 0.7, 1]) { const w = offsetOutline(o, c + 1); const big = w.toSorted((x, y) => area(y) - area(x))[0]; const b = big && offsetOutline(big, -1)[0];
        if (w.length > 1) count('many'); if (!b || area(b) < A) { count('open ' + c); console.log(style.id, JSON.stringify(request)); } }
      const i = offsetOutline(o, -1); const core = offsetOutline(o, -2.5); if (i.length !== 1) count('loops ' + i.length); if (core.length !== 1) count('cores ' + core.length);
    }
  }), { numRuns: 300 });
  console.log(n, JSON.stringify(fails));
}, 500000);
