import type { Size } from '../nesting/lattice.ts';
import { type Nest, type Nestable, nestedPieces, plainNests } from '../nesting/nest.ts';
import type { RowPiece } from '../nesting/row.ts';
import { type Layout, type Lie, type Place, roomOf } from './layouts.ts';
import type { Imposition, StockSheet } from './rate-card.ts';

/** The part of a sheet on which one of its blanks lies, across the whole sheet. */
export type Area = {
  /** The most blanks that it holds; fewer use the first places. */
  readonly mostUps: number;
  readonly turned: boolean;
  readonly nest: Nest;
};

/** Two unequal blanks on one sheet, in the order of the box's blanks: the second one's area follows the first one's. */
export type SharedSheet = {
  readonly areas: readonly [Area, Area];
  /** Whether the areas follow each other along the sheet's longer edge, or away from the gripper. */
  readonly axis: Axis;
};

/** One way to share a sheet: how many ups each blank has. */
export type SharedUps = { readonly ups: readonly [number, number]; readonly on: SharedSheet };

type Axis = 'along' | 'down';

/** How many of each blank one box needs. */
type Pieces = readonly [number, number];

/** How deep the area is that holds a number of blanks. */
type Step = { readonly depth: number; readonly area: Area };

/**
 * The ways to lay two blanks of a box on one sheet, worth pricing. The sheet is cut in two straight across, and each area
 * has one blank in the best of its known lattices: those that fill the whole sheet, and plain rows. So two rows of
 * rectangles, as in gang runs, never hold more. Of each number of boxes that a sheet gives, the fewest ups are returned,
 * because fewer ups need a cheaper die.
 */
export function sharedSheets(
  [first, second]: readonly [BlankOnSheet, BlankOnSheet],
  sheet: StockSheet,
  imposition: Imposition,
): SharedUps[] {
  const { long, short } = roomOf(sheet, imposition);
  const room = { width: long, height: short };
  const gap = imposition.betweenKnives * 1000;
  const found: SharedSheet[] = [];
  for (const axis of ['down', 'along'] as const) {
    const all = axis === 'down' ? short : long;
    const steps = [first, second].map((blank) => stepsOf(nestsOf(blank, room), axis, all));
    const [ofFirst = [], ofSecond = []] = steps;
    for (const one of ofFirst) {
      const other = ofSecond.findLast(({ depth }) => one.depth + gap + depth <= all);
      if (other) found.push({ areas: [one.area, other.area], axis });
    }
  }
  return upsOf(best(found), [first.pieces, second.pieces]);
}

/** A blank, how many of it a box needs, its layouts on the sheet when it is alone there, and how it may lie. */
export type BlankOnSheet = {
  readonly blank: Nestable;
  readonly pieces: number;
  readonly alone: readonly Layout[];
  readonly lie: Lie;
};

type Laid = Pick<Area, 'turned' | 'nest'>;

/** The lattices of a blank that are known for a sheet, filled to its edges. */
function nestsOf({ blank, alone, lie }: BlankOnSheet, { width, height }: Size): Laid[] {
  const all = [
    ...plainNests(blank, { width, height }).map((nest) => ({ turned: false, nest })),
    ...plainNests(blank, { width: height, height: width }).map((nest) => ({ turned: true, nest })),
    ...[...new Map(alone.map(({ turned, nest }) => [nest, { turned, nest }])).values()],
  ];
  return lie === 'any' ? all : all.filter(({ turned }) => turned === (lie === 'turned'));
}

/** For each number of blanks the shallowest area that holds them, ascending; deeper ones always hold more. */
function stepsOf(laid: readonly Laid[], axis: Axis, all: number): Step[] {
  const steps = laid
    .flatMap((each) => {
      const ends = placedAlong(each, axis).map(({ to }) => to);
      return ends.flatMap((depth, index): Step[] =>
        depth === ends[index + 1] || depth > all ? [] : [{ depth, area: { mostUps: index + 1, ...each } }],
      );
    })
    .sort((a, b) => a.depth - b.depth || b.area.mostUps - a.area.mostUps);
  let most = 0;
  return steps.filter(({ area: { mostUps } }) => {
    const isMore = mostUps > most;
    most = Math.max(most, mostUps);
    return isMore;
  });
}

/** The ways of which no other holds as many of one blank and more of the other. */
function best(found: readonly SharedSheet[]): SharedSheet[] {
  const sorted = found.toSorted(
    ({ areas: [a, b] }, { areas: [c, d] }) => c.mostUps - a.mostUps || d.mostUps - b.mostUps,
  );
  let most = 0;
  return sorted.filter(({ areas: [, { mostUps }] }) => {
    const isMore = mostUps > most;
    most = Math.max(most, mostUps);
    return isMore;
  });
}

function upsOf(shared: readonly SharedSheet[], [first, second]: Pieces): SharedUps[] {
  const ways = new Map<string, SharedUps>();
  for (const on of shared) {
    const [a, b] = on.areas;
    const add = (ups: readonly [number, number]) => {
      if (ups[0] > a.mostUps || ups[1] > b.mostUps) return;
      const key = ups.join();
      if (!ways.has(key)) ways.set(key, { ups, on });
    };
    for (let ups = 1; ups <= a.mostUps; ups += 1) add([ups, Math.ceil((ups * second) / first)]);
    for (let ups = 1; ups <= b.mostUps; ups += 1) add([Math.ceil((ups * first) / second), ups]);
  }
  return [...ways.values()];
}

/** A blank's corner on the sheet, and where it begins and ends along the axis, from its area's edge. */
type Placed = RowPiece & { readonly from: number; readonly to: number };

/** All blanks of a lattice, the nearest to the edge first. */
function placedAlong({ turned, nest }: Laid, axis: Axis): Placed[] {
  const isAcross = (axis === 'down') === turned;
  const { width, height } = boundingBox(nest);
  return nestedPieces(nest)
    .map((piece) => {
      const from = isAcross ? piece.x : piece.y;
      return { ...piece, from, to: from + (isAcross ? width : height) };
    })
    .sort((a, b) => a.from - b.from || a.x - b.x || a.y - b.y);
}

const boundingBox = ({ exchanged, blank: { width, height } }: Nest): Size =>
  exchanged ? { width: height, height: width } : { width, height };

/**
 * The position of each blank, first those of the first area, as `placesOf` gives them: from the gripper edge, centred
 * along it.
 */
export function sharedPlaces(
  { ups, on: { areas, axis } }: SharedUps,
  sheet: StockSheet,
  imposition: Imposition,
): readonly [readonly Place[], readonly Place[]] {
  const { long } = roomOf(sheet, imposition);
  const gap = imposition.betweenKnives * 1000;
  const laid = areas.map((area, index) =>
    placedAlong(area, axis)
      .slice(0, ups[index])
      .map((piece) => onSheet(piece, area, long)),
  );
  const start = (of: readonly Corner[]) =>
    of.reduce((least, { x, y }) => Math.min(least, axis === 'down' ? y : x), Infinity);
  const end = (of: readonly Corner[]) =>
    of.reduce((most, { x, y, width, height }) => Math.max(most, axis === 'down' ? y + height : x + width), -Infinity);
  const [one = [], other = []] = laid;
  const moved = [shifted(one, axis, -start(one)), shifted(other, axis, end(one) - start(one) + gap - start(other))];
  const left = moved.flat().reduce((least, { x }) => Math.min(least, x), Infinity);
  const right = moved.flat().reduce((most, { x, width }) => Math.max(most, x + width), -Infinity);
  const aside = imposition.sideLay * 1000 + Math.floor((long - right - left) / 2);
  const places = moved.map((of) =>
    of.map(({ x, y, turn }): Place => ({ x: (x + aside) / 1000, y: (y + imposition.gripper * 1000) / 1000, turn })),
  );
  return [places[0] ?? [], places[1] ?? []];
}

type Corner = Size & Place;

/** Turned lattices lie with their rows along the shorter edge. */
function onSheet({ turn, x, y }: RowPiece, { turned, nest }: Laid, long: number): Corner {
  const { width, height } = boundingBox(nest);
  return turned
    ? { x: long - y - height, y: x, width: height, height: width, turn: ([90, 270] as const)[turn] }
    : { x, y, width, height, turn: ([0, 180] as const)[turn] };
}

const shifted = (of: readonly Corner[], axis: Axis, by: number): Corner[] =>
  of.map((corner) => (axis === 'down' ? { ...corner, y: corner.y + by } : { ...corner, x: corner.x + by }));
