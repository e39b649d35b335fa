import { leastReach, type Thickness, thicknessOf } from './bounds.ts';
import type { Frame } from './frame.ts';
import { freeRows } from './free-rows.ts';
import type { Lattice, Size } from './lattice.ts';
import type { Row } from './row.ts';
import { looseRows, type Pair, pairRow, pairsOf, piecesIn, plainRow, stretchedRows } from './rows.ts';
import { fullestOf, type Stack, singleStacks, stacksOf } from './stacks.ts';

/** Rounding to cells can make the average distance of rows too large, by at most this factor. */
const rounding = 0.985;

/** A blank whose rows run along the area, or, with the axes exchanged, its columns. */
export type Way = { readonly frame: Frame; readonly beside: Frame; readonly exchanged: boolean };

/** A lattice in an area, and how many blanks it holds there. */
export type Found = { readonly way: Way; readonly lattice: Lattice; readonly ups: number; readonly room: Size };

/** Finds the fullest of the tried lattices with more than `known` blanks; stops at `most`. */
export type Search = (room: Size, known: number, most: number) => Found | null;

/** Rows that may be worth stacking. */
type Candidate = {
  readonly way: Way;
  /** The row with its blanks as close as they can be, or closer. */
  readonly least: Row;
  /** A lower bound of the average distance between these rows. */
  readonly thickness: Thickness;
  /** The row itself, stacked in every way; computed at the first use. */
  readonly stacks: () => readonly Stack[];
};

/**
 * Searches the fullest arrangement of an area: rows of one blank or of pairs, under each other in every shift; then rows
 * that are stretched, and rows that start anywhere, which rarely hold more. Bounds
 * decide what is computed: rows whose thickness leaves no room for another blank aren't stacked, and shifts at which
 * the rows can't be close enough aren't computed.
 */
export function searchOf(ways: readonly Way[], laid?: 'repeating'): Search {
  let all: readonly Candidate[] | undefined;
  const candidates = () => (all ??= ways.flatMap(candidatesOf).sort((a, b) => areaOf(a) - areaOf(b)));
  return (room, known, most) => {
    let best: Found | null = null;
    let count = known;
    const take = (found: Found | null) => {
      if (!found) return;
      count = found.ups;
      best = found;
    };
    const rooms = new Map(ways.map((way) => [way, seenBy(way, room)]));
    const trial = (each: readonly Candidate[]) => {
      for (const candidate of each) {
        if (count >= most) return;
        const { way, least } = candidate;
        const seen = rooms.get(way) ?? room;
        if (!mayHold(candidate, rowsNeeded(least, way.frame, seen, count), seen)) continue;
        for (const stack of candidate.stacks()) {
          const found = fullestOf(stack, way.frame, seen, count);
          take(found && { way, ...found, room: seen });
        }
      }
    };
    trial(candidates());
    for (const way of ways) trial(deepestOf(way, room));
    if (count >= most) return best;
    if (laid === 'repeating') return best;
    for (const way of ways) {
      if (count >= most) return best;
      take(fullestStretched(way, room, count));
      take(fullestFree(way, room, count));
    }
    return best;
  };
}

/** Rows that are stretched towards the area's width. */
function fullestStretched(way: Way, room: Size, known: number): Found | null {
  const seen = seenBy(way, room);
  let best: Found | null = null;
  let count = known;
  for (const row of stretchedRows(way.frame, way.beside, seen.width)) {
    const least = { least: row, thickness: thicknessOf(way.frame.bounds, row) };
    if (!mayHold(least, rowsNeeded(row, way.frame, seen, count), seen)) continue;
    for (const stack of singleStacks(way.frame, row, seen, () => count)) {
      const found = fullestOf(stack, way.frame, seen, count);
      if (!found) continue;
      best = { way, ...found, room: seen };
      count = found.ups;
    }
  }
  return best;
}

function fullestFree(way: Way, room: Size, known: number): Found | null {
  const seen = seenBy(way, room);
  const found = freeRows(way.frame, way.beside, seen, known);
  return found && { way, ...found, room: seen };
}

/** Number of rows that hold more than is known; ∞ if no row fits. */
function rowsNeeded(row: Row, { width }: Size, room: Size, known: number): number {
  return row.depth > room.height ? Infinity : Math.ceil((known + 1) / piecesIn(row, 0, room.width, width));
}

/** Whether so many rows may fit an area. */
function mayHold(
  { least: { depth }, thickness: { average, once } }: Pick<Candidate, 'least' | 'thickness'>,
  rows: number,
  room: Size,
): boolean {
  const evenly = 2 * Math.floor((rows - 1) / 2);
  const thickness = evenly * average + (rows - 1 > evenly ? once : 0);
  return rounding * thickness <= room.height - depth;
}

/** The area in the coordinates of a way. */
export const seenBy = ({ exchanged }: Way, { width, height }: Size): Size =>
  exchanged ? { width: height, height: width } : { width, height };

/** A lower bound of the area that one blank of these rows needs. */
const areaOf = ({ least, thickness }: Candidate) => (least.period * thickness.average) / least.pieces.length;

function candidatesOf(way: Way): Candidate[] {
  const single = plainRow(way.frame, way.beside, 0);
  return [
    ...[single, ...looseRows(way.frame, single)].map((row) => candidateOf(way, row, () => row)),
    ...ofPairs(way, pairsOf(way.frame, way.beside)),
  ];
}

/** Pairs that are as deep as the area. */
function deepestOf(way: Way, room: Size): Candidate[] {
  const move = seenBy(way, room).height - way.frame.height;
  return ofPairs(
    way,
    ([1, 0] as const).flatMap((turn) => [move, -move].map((each): Pair => ({ turn, move: each }))),
  );
}

function ofPairs(way: Way, pairs: readonly Pair[]): Candidate[] {
  const { frame, beside } = way;
  const single = plainRow(frame, beside, 0).period;
  return pairs.flatMap((pair) => {
    const least = pairRow(frame, single, pair, (first, second, move) => leastReach(beside.bounds, first, second, move));
    return least ? [candidateOf(way, least, () => pairRow(frame, single, pair, beside.reach))] : [];
  });
}

function candidateOf(way: Way, least: Row, exact: () => Row | null): Candidate {
  let stacks: readonly Stack[] | undefined;
  return {
    way,
    least,
    thickness: thicknessOf(way.frame.bounds, least),
    stacks: () => {
      if (stacks) return stacks;
      const row = exact();
      stacks = row ? stacksOf(way.frame, row) : [];
      return stacks;
    },
  };
}
