import type { Dieline, Millimetres, Path, PathKind, Point } from '../dieline.ts';

/**
 * The distances of rules as they stand in the dieboard, measured from the lines of a drawing alone, without the code
 * that draws them.
 */

const ruleKinds: readonly PathKind[] = ['cut', 'crease', 'perforation', 'cutCrease'];

/** Two rules that come nearer to each other than they may, at their nearest points. */
export type NearRules = {
  readonly distance: Millimetres;
  readonly kinds: readonly [PathKind, PathKind];
  readonly at: readonly [Point, Point];
};

/** The least distance of two rules, by their kinds of line in either order. */
export type LeastDistance = (one: PathKind, other: PathKind) => Millimetres;

/**
 * Rules meet where they share a point. Points that are joined by a way along rules no longer than this many times their
 * distance are at a corner, which is bent or welded from the same rule: a notch at 45° is one, a slot or a strip isn't.
 */
const cornerRatio = 3;

/** No two rules have to be farther apart. */
const farthest: Millimetres = 4;

type Side = { readonly kind: PathKind; readonly a: number; readonly b: number; readonly line: number };
type Network = { readonly nodes: readonly Point[]; readonly sides: readonly Side[] };

/** All pairs of rules that neither meet nor stand far enough apart, nearest first. */
export function nearRules(dieline: Pick<Dieline, 'paths'>, least: LeastDistance): NearRules[] {
  const network = networkOf(dieline.paths.filter(({ kind }) => ruleKinds.includes(kind)));
  const { nodes, sides } = network;
  const ways = waysIn(network);
  const linesAt = nodes.map(() => new Set<number>());
  for (const { a, b, line } of sides) for (const node of [a, b]) linesAt[node]?.add(line);
  const meeting = new Set(
    linesAt.flatMap((lines) => [...lines].flatMap((one) => [...lines].map((other) => `${one} ${other}`))),
  );
  const found: NearRules[] = [];
  const placed = sides
    .map((side) => {
      const [a, b] = endsOf(side, nodes);
      const [left, right] = [Math.min(a[0], b[0]), Math.max(a[0], b[0])];
      return { side, a, b, left, right, top: Math.min(a[1], b[1]), bottom: Math.max(a[1], b[1]) };
    })
    .toSorted((one, other) => one.left - other.left);
  for (const [index, one] of placed.entries()) {
    for (let at = index + 1; at < placed.length; at += 1) {
      const other = placed[at];
      // Sorted by their left ends, so all further ones are too far to the right.
      if (!other || other.left > one.right + farthest) break;
      if (one.top - farthest > other.bottom || other.top - farthest > one.bottom) continue;
      if (meeting.has(`${one.side.line} ${other.side.line}`)) continue;
      const reach = least(one.side.kind, other.side.kind) - 1e-3;
      let nearest: NearRules | undefined;
      for (const [p, q] of [
        ...samples(one, other, reach),
        ...samples(other, one, reach).map(([p, q]) => [q, p] as const),
      ]) {
        const apart = Math.hypot(p[0] - q[0], p[1] - q[1]);
        if (apart >= (nearest?.distance ?? reach)) continue;
        if (ways(one.side, p, other.side, q) <= cornerRatio * apart) continue;
        nearest = { distance: apart, kinds: [one.side.kind, other.side.kind], at: [p, q] };
      }
      if (nearest) found.push(nearest);
    }
  }
  return found.toSorted((one, other) => one.distance - other.distance);
}

const endsOf = ({ a, b }: Side, nodes: readonly Point[]): readonly [Point, Point] => {
  const [from, to] = [nodes[a], nodes[b]];
  if (!from || !to) throw new Error('A side without ends');
  return [from, to];
};

type Ends = { readonly a: Point; readonly b: Point };

/** Points of the part of one side that may be within reach of the other, with the other's nearest point to each. */
function samples({ a, b }: Ends, other: Ends, reach: Millimetres): (readonly [Point, Point])[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  const along = ([x, y]: Point) => ((x - a[0]) * dx + (y - a[1]) * dy) / length;
  const stops = [along(other.a), along(other.b)];
  const [from, to] = [Math.max(0, Math.min(...stops) - reach), Math.min(length, Math.max(...stops) + reach)];
  if (from > to) return [];
  const steps = Math.max(1, Math.ceil((to - from) / 0.7));
  return Array.from({ length: steps + 1 }, (_, step): readonly [Point, Point] => {
    const at = (from + ((to - from) * step) / steps) / length;
    const p: Point = [a[0] + dx * at, a[1] + dy * at];
    return [p, nearestOn(p, [other.a, other.b])];
  });
}

function nearestOn([x, y]: Point, [[ax, ay], [bx, by]]: readonly [Point, Point]): Point {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return [ax + along * dx, ay + along * dy];
}

/** All sides between points where rules begin, end, bend or meet. Sides in one straight line have the same number. */
function networkOf(paths: readonly Path[]): Network {
  const nodes: Point[] = [];
  const byPlace = new Map<string, number>();
  const nodeAt = (point: Point): number => {
    const [x, y] = point.map((length) => Math.round(length * 500));
    for (const dx of [0, -1, 1]) {
      for (const dy of [0, -1, 1]) {
        const known = byPlace.get(`${(x ?? 0) + dx} ${(y ?? 0) + dy}`);
        if (known !== undefined) return known;
      }
    }
    byPlace.set(`${x} ${y}`, nodes.length);
    return nodes.push(point) - 1;
  };
  const whole = paths.flatMap(({ kind, points, closed }) => {
    const places = points.map(nodeAt);
    const turn = closed ? [...places, places[0] ?? 0] : places;
    return turn.slice(1).map((b, index) => ({ kind, a: turn[index] ?? b, b }));
  });
  const sides: Side[] = [];
  for (const [line, { kind, a, b }] of whole.entries()) {
    if (a === b) continue;
    const [from, to] = [nodes[a], nodes[b]];
    if (!from || !to) continue;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [left, right] = [Math.min(from[0], to[0]) - 2e-3, Math.max(from[0], to[0]) + 2e-3];
    const [top, bottom] = [Math.min(from[1], to[1]) - 2e-3, Math.max(from[1], to[1]) + 2e-3];
    const between = nodes
      .flatMap((node, place) => {
        if (node[0] < left || node[0] > right || node[1] < top || node[1] > bottom) return [];
        const along = ((node[0] - from[0]) * (to[0] - from[0]) + (node[1] - from[1]) * (to[1] - from[1])) / length;
        const on = nearestOn(node, [from, to]);
        const isOn = Math.hypot(on[0] - node[0], on[1] - node[1]) < 2e-3 && along > 2e-3 && along < length - 2e-3;
        return isOn ? [{ place, along }] : [];
      })
      .toSorted((one, other) => one.along - other.along);
    const stops = [a, ...between.map(({ place }) => place), b];
    for (const [index, stop] of stops.slice(1).entries()) sides.push({ kind, a: stops[index] ?? a, b: stop, line });
  }
  return { nodes, sides: inLines(sides, nodes) };
}

/** The chords of a wide arc turn by less than this, in radians. */
const smooth = 0.08;

/** Gives sides that go on straight, or along a wide arc, the same number. */
function inLines(sides: readonly Side[], nodes: readonly Point[]): Side[] {
  const parent = new Map<number, number>();
  const root = (line: number): number => {
    const up = parent.get(line);
    return up === undefined ? line : root(up);
  };
  const at = sidesAt(sides, nodes.length);
  for (const [shared, here] of at.entries()) {
    for (const [index, one] of here.entries()) {
      for (const other of here.slice(index + 1)) {
        if (root(one.line) === root(other.line)) continue;
        const [p, q] = [nodes[one.a === shared ? one.b : one.a], nodes[other.a === shared ? other.b : other.a]];
        const middle = nodes[shared];
        if (!p || !middle || !q) continue;
        const [ux, uy, vx, vy] = [middle[0] - p[0], middle[1] - p[1], q[0] - middle[0], q[1] - middle[1]];
        const turn = Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy);
        if (Math.abs(turn) < smooth) parent.set(root(other.line), root(one.line));
      }
    }
  }
  return sides.map((side) => ({ ...side, line: root(side.line) }));
}

function sidesAt(sides: readonly Side[], count: number): Side[][] {
  const at = Array.from({ length: count }, (): Side[] => []);
  for (const side of sides) for (const node of [side.a, side.b]) at[node]?.push(side);
  return at;
}

/** The shortest way along rules between a point of a side and one of another, as far as it matters. */
function waysIn({ nodes, sides }: Network): (one: Side, p: Point, other: Side, q: Point) => Millimetres {
  const far = 3 * 4 * cornerRatio;
  const neighbours = nodes.map((): { readonly node: number; readonly length: Millimetres }[] => []);
  for (const side of sides) {
    const [from, to] = endsOf(side, nodes);
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    neighbours[side.a]?.push({ node: side.b, length });
    neighbours[side.b]?.push({ node: side.a, length });
  }
  const known = new Map<number, Map<number, Millimetres>>();
  const from = (start: number): Map<number, Millimetres> => {
    const cached = known.get(start);
    if (cached) return cached;
    const reached = new Map([[start, 0]]);
    const open = [start];
    while (open.length > 0) {
      const node = open.shift() ?? start;
      for (const next of neighbours[node] ?? []) {
        const way = (reached.get(node) ?? 0) + next.length;
        if (way < far && way < (reached.get(next.node) ?? far)) {
          reached.set(next.node, way);
          open.push(next.node);
        }
      }
    }
    known.set(start, reached);
    return reached;
  };
  const to = (point: Point, node: number) => {
    const [x, y] = nodes[node] ?? point;
    return Math.hypot(point[0] - x, point[1] - y);
  };
  return (one, p, other, q) =>
    Math.min(
      ...[one.a, one.b].flatMap((start) => {
        const reached = from(start);
        return [other.a, other.b].map((end) => to(p, start) + (reached.get(end) ?? far) + to(q, end));
      }),
    );
}
