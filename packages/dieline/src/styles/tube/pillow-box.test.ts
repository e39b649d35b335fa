import { expect, test } from 'vitest';
import { toRoom } from '../../folding/fold.ts';
import { signedArea } from '../../geometry/plane.ts';
import { dot, minus } from '../../geometry/space.ts';
import { type Box, drawBox, foldBox, mesh, outlineOf, type Panel, type Point, withArcs } from '../../index.ts';
import { face } from '../../testing/face.ts';
import { checkIntersections } from '../../testing/intersections.ts';

const caliper = 0.435;

function pillow(length: number, width: number, height: number): Box {
  const drawn = drawBox('pillow-box', { length, width, height, caliper });
  if (!drawn.ok) throw new Error(drawn.problem.text);
  return drawn.box;
}

const box = pillow(120, 85, 30);
const [{ dieline } = { dieline: undefined }] = box.blanks;
const panels = dieline?.panels ?? [];

/** Where a ruling, which is upright on the sheet, begins and ends on its panel. */
function endsOf({ outline }: Panel, x: number): Point[] {
  return outline.flatMap(([x1, y1], index): Point[] => {
    const [x2, y2] = outline[(index + 1) % outline.length] ?? [x1, y1];
    const share = (x - x1) / (x2 - x1);
    return share >= 0 && share <= 1 ? [[x, y1 + (y2 - y1) * share]] : [];
  });
}

/** The distance of a panel's strips at their common rulings. */
function gapOf(panel: Panel, progress: number): number {
  const strips = foldBox(box, progress)
    .filter((each) => each.panel === panel.name)
    .toSorted((a, b) => (a.strip ?? 0) - (b.strip ?? 0));
  const gaps = (panel.bend?.rulings ?? []).flatMap(([[x]], index) => {
    const [before, after] = [strips[index], strips[index + 1]];
    if (!before || !after) throw new Error('A ruling without strips');
    return endsOf(panel, x).map((end) =>
      Math.hypot(...minus(toRoom(before.placement, end), toRoom(after.placement, end))),
    );
  });
  return Math.max(...gaps);
}

test('bent panels stay whole at every moment, except a flap that snaps in', () => {
  expect(panels.map(({ name }) => name)).toHaveLength(7);
  for (const panel of panels) {
    expect(panel.bend?.rulings.length, panel.name).toBeGreaterThan(0);
    const gaps = Array.from({ length: 41 }, (_, step) => gapOf(panel, step / 40));
    const apart = gaps.flatMap((gap, step) => (gap > 1e-6 ? [step] : []));
    const isFlap = /Inner|Outer/.test(panel.name);
    // A flap springs from one shape without strain into the other; in between, its strips part by a sixth of their
    // width.
    expect(Math.max(...gaps), panel.name).toBeLessThan(isFlap ? 1 : 1e-6);
    expect(apart.length > 0, panel.name).toBe(isFlap);
    expect((apart.at(-1) ?? 0) - (apart[0] ?? 0), panel.name).toBeLessThan(16);
    expect([gaps[0], gaps.at(-1)].every((gap) => (gap ?? 1) < 1e-6)).toBe(true);
  }
});

test('the faces bend as their creases are curved, so that the end flaps stand upright', () => {
  const faces = foldBox(box, 1);
  for (const { panel, normal } of faces.filter(({ panel }) => /Inner|Outer/.test(panel))) {
    expect(Math.abs(normal[1]), panel).toBeLessThan(1e-6);
  }
  const middle = (name: string) =>
    face(
      faces.filter(({ strip }) => strip === 7),
      name,
    );
  for (const end of ['top', 'bottom']) {
    const [inner, outer] = [middle(`${end}Inner`), middle(`${end}Outer`)];
    const apart = dot(minus(outer.points[0] ?? [0, 0, 0], inner.points[0] ?? [0, 0, 0]), outer.normal);
    expect(apart, 'the outer flap lies on the inner one').toBeGreaterThan(caliper);
    expect(apart).toBeLessThan(1.5 * caliper);
  }
});

test('no panels pass through each other while the box closes, because inner flaps go first', () => {
  for (let step = 0; step <= 40; step += 1) {
    expect(() => checkIntersections(box, foldBox(box, step / 40)), `step ${step}`).not.toThrow();
  }
});

test('the die has an arc for each curved crease, and no line between strips', () => {
  const creases = (dieline?.paths ?? []).filter(({ kind }) => kind === 'crease');
  expect(creases.map(({ points }) => withArcs(points, false).length)).toEqual([2, 2, 2, 2, 2, 2]);
  expect(creases.filter(({ points }) => points.length > 2)).toHaveLength(4);
  const cuts = (dieline?.paths ?? []).filter(({ kind }) => kind === 'cut');
  expect(cuts).toHaveLength(1);
  expect(cuts[0]?.points).toEqual(dieline && outlineOf(dieline));
});

test('faces have one border each for text, and the seam has one zone on each side', () => {
  const of = (kind: string) => (dieline?.paths ?? []).filter((path) => path.kind === kind).length;
  // Both faces and both outer flaps.
  expect([of('safety'), of('glue'), of('glueInside'), of('bleed')]).toEqual([4, 1, 1, 1]);
  const [flap] = dieline?.glue ?? [];
  expect(flap).toMatchObject({ panel: 'glueFlap', face: 'outside', partner: { panel: 'back', face: 'inside' } });
  // The whole flap is glued, not only one of its strips.
  const board = panels.find(({ name }) => name === 'glueFlap')?.outline ?? [];
  expect(signedArea(flap?.outline ?? [])).toBeGreaterThan(0.95 * signedArea(board));
});

test('bent panels are shaded as round: strips share their corners, and have edges only where the board is cut', () => {
  const [{ outside, edges } = { outside: undefined, edges: undefined }] = mesh(box, 1);
  const front = outside?.panels.find(({ panel }) => panel === 'front');
  const edge = edges?.panels.find(({ panel }) => panel === 'front');
  if (!outside || !front || !edge) throw new Error('No front');
  const indices = new Set(outside.indices.slice(front.start, front.start + front.count));
  const at = (values: Float32Array, index: number) =>
    [...values.slice(3 * index, 3 * index + 3)].map((value) => value.toFixed(3));
  const places = [...indices].map((index) => [...at(outside.positions, index), ...at(outside.normals, index)].join());
  const rulings = panels[0]?.bend?.rulings.length ?? 0;
  expect(places.length - new Set(places).size).toBe(2 * rulings);
  expect(edge.count / 6).toBe(panels[0]?.outline.length);
});

test('a box too flat or too high for its width is refused with the possible heights', () => {
  const tried = (height: number) => drawBox('pillow-box', { length: 120, width: 85, height, caliper });
  expect(tried(10.5)).toMatchObject({ ok: false, problem: { field: 'height', least: 10.9, most: 34 } });
  expect(tried(34.1)).toMatchObject({ ok: false, problem: { field: 'height', code: 'does-not-fit' } });
  expect([tried(10.9).ok, tried(34).ok]).toEqual([true, true]);
});
