import type { Bend, Dieline, Hinge, Panel, Point } from '../dieline.ts';
import { distance, distanceFromSide, middleOf, sidesOf, withoutRepeats } from '../geometry/plane.ts';

type Sheet = Pick<Dieline, 'panels' | 'hinges'>;

/** A flat piece of the sheet, a panel or a strip of a bent one, with its own name and its panel's. */
export type Strip = Panel & { readonly panel: string; readonly strip?: number };

/** The sheet as it is folded: bent panels as rows of strips, with a hinge at each ruling. `root` doesn't move. */
export type StripSheet = {
  readonly strips: readonly Strip[];
  readonly hinges: readonly Hinge[];
  readonly root: string | undefined;
};

/** The name of a flat piece: the panel's own, or a strip's. */
export const stripName = ({ panel, strip }: Pick<Strip, 'panel' | 'strip'>): string =>
  strip === undefined ? panel : `${panel}/${strip}`;

/** Cache: panels are immutable, and folding needs the same strips again for every frame. */
const known = new WeakMap<Panel, readonly Strip[]>();

/** The strips of a panel along its rulings; a flat panel is its only strip. */
export function stripsOf(panel: Panel): readonly Strip[] {
  const before = known.get(panel);
  if (before) return before;
  const { bend, ...flat } = panel;
  const strips = bend
    ? cutAlong(panel.outline, bend.rulings).map(
        (outline, strip): Strip => ({
          ...flat,
          name: stripName({ panel: flat.name, strip }),
          panel: flat.name,
          strip,
          outline,
        }),
      )
    : [{ ...panel, panel: panel.name }];
  known.set(panel, strips);
  return strips;
}

/** Divides a sheet into the pieces that stay flat. The root is the first panel, or its middle strip if it is bent. */
export function inStrips({ panels, hinges }: Sheet): StripSheet {
  const before = divided.get(panels);
  if (before?.from === hinges) return before.sheet;
  const sheet = divide({ panels, hinges });
  divided.set(panels, { from: hinges, sheet });
  return sheet;
}

const divided = new WeakMap<readonly Panel[], { readonly from: readonly Hinge[]; readonly sheet: StripSheet }>();

function divide({ panels, hinges }: Sheet): StripSheet {
  const rows = new Map(panels.map((panel) => [panel.name, stripsOf(panel)]));
  const [first = []] = [...rows.values()];
  const sheet = { strips: [...rows.values()].flat(), root: first[middleIndex(first)]?.name };
  if (panels.every(({ bend }) => !bend)) return { ...sheet, hinges };
  const above = new Map(hinges.map((hinge) => [hinge.child, hinge]));
  const split = panels.flatMap((panel): Hinge[] => {
    const hinge = above.get(panel.name);
    const row = rows.get(panel.name) ?? [];
    if (!hinge) return rulingHinges(panel, row, middleIndex(row));
    const parents = rows.get(hinge.parent) ?? [];
    if (hinge.curve) {
      const parent = panels.find(({ name }) => name === hinge.parent);
      return curveHinges(hinge, hinge.curve, parent, parents, row);
    }
    const [from, to] = [stripAt(parents, hinge), stripAt(row, hinge)];
    const [parent, child] = [parents[from]?.name ?? hinge.parent, row[to]?.name ?? hinge.child];
    return [{ ...hinge, parent, child }, ...rulingHinges(panel, row, to)];
  });
  return { ...sheet, hinges: split };
}

const middleIndex = (row: readonly unknown[]) => Math.floor(row.length / 2);

/** The strip on which a straight crease is. */
function stripAt(row: readonly Strip[], { crease: [from, to] }: Hinge): number {
  const middle = middleOf([from, to]);
  if (row.length === 1) return 0;
  const distances = row.map(({ outline }) =>
    Math.min(...sidesOf(outline).map(([a, b]) => distanceFromSide(middle, a, b))),
  );
  return distances.indexOf(Math.min(...distances));
}

/** From one strip to both sides of it. */
function rulingHinges({ bend }: Panel, row: readonly Strip[], from: number): Hinge[] {
  return (bend?.rulings ?? []).map(([a, b], index): Hinge => {
    const isAfter = index >= from;
    const [parent, child] = isAfter ? [row[index], row[index + 1]] : [row[index + 1], row[index]];
    return {
      parent: parent?.name ?? '',
      child: child?.name ?? '',
      crease: isAfter ? [a, b] : [b, a],
      angle: bend?.angles[index] ?? 0,
      order: bend?.order ?? 0,
      line: 'none',
    };
  });
}

/** How far each strip of a closed panel is turned out of the middle one's plane. */
function slopesOf(panel: Panel | undefined): number[] {
  const angles = panel?.bend?.angles ?? [];
  const turned = [0];
  for (const angle of angles) turned.push((turned.at(-1) ?? 0) + angle);
  const middle = turned[middleIndex(turned)] ?? 0;
  return turned.map((turn) => turn - middle);
}

/**
 * Each strip of the child hangs on its own strip of the parent. The plane of the crease halves each fold: it is
 * inclined to the middle strip by half of the crease's angle, and to strips that slope by more.
 */
function curveHinges(
  hinge: Hinge,
  curve: readonly Point[],
  parent: Panel | undefined,
  parents: readonly Strip[],
  row: readonly Strip[],
): Hinge[] {
  const each = (curve.length - 1) / row.length;
  const [ruling] = parent?.bend?.rulings ?? [];
  const isForwards = ruling !== undefined && curve[0] !== undefined && sideOf(ruling, curve[0]) > 0;
  const slopes = slopesOf(parent);
  return row.map((child, index): Hinge => {
    const at = (isForwards ? index : row.length - 1 - index) * each;
    const angle = 2 * Math.acos(Math.cos(slopes[index] ?? 0) * Math.cos(hinge.angle / 2));
    return {
      parent: parents[index]?.name ?? hinge.parent,
      child: child.name,
      crease: [curve[at] ?? hinge.crease[0], curve[at + each] ?? hinge.crease[1]],
      angle: angle * Math.sign(hinge.angle),
      order: hinge.order,
    };
  });
}

/** Cuts a polygon along rulings. */
function cutAlong(outline: readonly Point[], rulings: Bend['rulings']): Point[][] {
  let rest: readonly Point[] = outline;
  const pieces = rulings.map((ruling) => {
    const [before, after] = cutAt(rest, ruling);
    rest = after;
    return withoutRepeats(before);
  });
  return [...pieces, withoutRepeats(rest)];
}

/** The parts of a polygon before and after a ruling. A bent sheet is cut often, so it allocates little. */
function cutAt(polygon: readonly Point[], ruling: readonly [Point, Point]): [Point[], Point[]] {
  const [before, after]: [Point[], Point[]] = [[], []];
  let from = polygon.at(-1) ?? ruling[0];
  let f = sideOf(ruling, from);
  for (const to of polygon) {
    const t = sideOf(ruling, to);
    if ((f < 0 && t > 0) || (f > 0 && t < 0)) {
      const share = f / (f - t);
      const crossing: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      before.push(crossing);
      after.push(crossing);
    }
    if (t >= 0) before.push(to);
    if (t <= 0) after.push(to);
    from = to;
    f = t;
  }
  return [before, after];
}

/** Positive on the side where a clockwise outline with this line has its inside. */
const sideOf = ([a, b]: readonly [Point, Point], [x, y]: Point): number =>
  (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]);

/** The distance of a point from a ruling's line. */
export const distanceFromRuling = ([a, b]: readonly [Point, Point], point: Point): number =>
  Math.abs(sideOf([a, b], point)) / distance(a, b);
