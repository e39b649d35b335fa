import { type Dieline, outlineOf, type Point } from '@boxwright/dieline';
import { frameOf } from './frame.ts';
import { countIn, type Lattice, piecesOf, type Size, stackedAt } from './lattice.ts';
import type { RowPiece } from './row.ts';
import { plainRow } from './rows.ts';
import { type Found, type Search, searchOf, seenBy, type Way } from './search.ts';

/** Everything about nesting a blank that doesn't depend on the sheet. */
export type Nestable = {
  /** Bounding box, µm. */
  readonly width: number;
  readonly height: number;
  /** Area of the outline in µm². */
  readonly area: number;
  /** The least distance between two blanks, µm. */
  readonly gap: number;
  /** Nesting in rows, and in columns, which are rows with x and y exchanged. */
  readonly ways: readonly Way[];
  readonly search: Search;
};

/** A lattice in an area, and how many blanks it holds there. */
export type Nest = {
  readonly ups: number;
  readonly lattice: Lattice;
  /** The blank's bounding box and the area in the lattice's coordinates: x and y are exchanged for columns. */
  readonly blank: Size;
  readonly room: Size;
  readonly exchanged: boolean;
};

/**
 * Prepares a blank's true outline, in whole micrometres so that every machine gets the same layout.
 *
 * @param betweenKnives the least distance between two blanks, mm
 * @param laid `repeating` to lay it as before engine 6.2.0
 */
export function nestable(
  dieline: Pick<Dieline, 'panels' | 'hinges'>,
  betweenKnives: number,
  laid?: 'repeating',
): Nestable {
  return nestableOutline(wholeMicrometres(outlineOf(dieline)), Math.round(betweenKnives * 1000), laid);
}

/**
 * Prepares a closed outline: a simple polygon in whole micrometres, its bounding box starting at [0, 0].
 *
 * @param gap the least distance between two of them, µm
 */
export function nestableOutline(outline: readonly Point[], gap: number, laid?: 'repeating'): Nestable {
  const rows = frameOf(outline, gap);
  const columns = frameOf(
    outline.map(([x, y]): Point => [y, x]),
    gap,
  );
  const ways: readonly Way[] = [
    { frame: rows, beside: columns, exchanged: false },
    { frame: columns, beside: rows, exchanged: true },
  ];
  return {
    width: rows.width,
    height: rows.height,
    area: areaOf(outline),
    gap,
    ways,
    search: searchOf(ways, laid),
  };
}

/**
 * The fullest lattice for each of several areas (µm), on a tie the simplest; null if no blank fits. Only the area that
 * holds most is certain to get its best lattice, because the others aren't needed.
 */
export function bestNests(blank: Nestable, rooms: readonly Size[]): (Nest | null)[] {
  const plain = rooms.map((room) => plainNest(blank, room));
  let known = Math.max(...plain.map((nest) => nest?.ups ?? 0));
  return rooms.map((room, index) => {
    const found = known > 0 ? blank.search(room, known, upsBound(blank, room)) : null;
    known = found?.ups ?? known;
    return found ? nestOf(found) : (plain[index] ?? null);
  });
}

/** Blanks one beside and below the other, in rows and in columns; those that hold any. */
export function plainNests({ ways }: Nestable, room: Size): Nest[] {
  return ways.flatMap((way): Nest[] => {
    const seen = seenBy(way, room);
    const row = plainRow(way.frame, way.beside, 0);
    const lattice = stackedAt(way.frame, row, row, 0);
    const ups = lattice ? countIn(lattice, way.frame, seen) : 0;
    return lattice && ups > 0 ? [nestOf({ way, lattice, ups, room: seen })] : [];
  });
}

const plainNest = (blank: Nestable, room: Size): Nest | null =>
  plainNests(blank, room).reduce<Nest | null>((best, nest) => (nest.ups > (best?.ups ?? 0) ? nest : best), null);

/** Only the blank's size is kept, because a frame caches thousands of distances. */
const nestOf = ({ way: { frame, exchanged }, lattice, ups, room }: Found): Nest => ({
  ups,
  lattice,
  blank: { width: frame.width, height: frame.height },
  room,
  exchanged,
});

/** The positions of a nest's blanks: the upper left corners of their bounding boxes. */
export function nestedPieces({ lattice, blank, room, exchanged }: Nest): RowPiece[] {
  const pieces = piecesOf(lattice, blank, room);
  return exchanged ? pieces.map(({ turn, x, y }) => ({ turn, x: y, y: x })) : pieces;
}

/**
 * Upper bound for any layout. Every blank needs a border of half the least distance, within the area widened by as
 * much; and no shape has a smaller border than a circle of the same area (Brunn-Minkowski).
 */
export function upsBound({ area, gap }: Pick<Nestable, 'area' | 'gap'>, room: Size): number {
  return Math.floor(((room.width + gap) * (room.height + gap)) / areaWithBorder({ area, gap }));
}

const areaWithBorder = ({ area, gap }: Pick<Nestable, 'area' | 'gap'>): number =>
  (Math.sqrt(area) + (Math.sqrt(Math.PI) * gap) / 2) ** 2;

/** An outline in whole micrometres, its bounding box starting at [0, 0]. */
export function wholeMicrometres(outline: readonly Point[]): Point[] {
  const places = outline.map(([x, y]): Point => [Math.round(x * 1000), Math.round(y * 1000)]);
  const left = places.reduce((least, [x]) => Math.min(least, x), Infinity);
  const top = places.reduce((least, [, y]) => Math.min(least, y), Infinity);
  return places.map(([x, y]): Point => [x - left, y - top]);
}

/** The area within a simple polygon, in the square of its unit. */
export function areaOf(outline: readonly Point[]): number {
  const twice = outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}
