import { type Dieline, outlineOf, type Point } from '@boxwright/dieline';
import { type Frame, frameOf } from './frame.ts';
import { countIn, fullerLattices, type Lattice, latticesOf, piecesOf, type Size } from './lattice.ts';
import { type Pairs, pairsOf, type RowPiece } from './rows.ts';

/** Everything about nesting a blank that doesn't depend on the sheet. */
export type Nestable = {
  /** Bounding box, µm. */
  readonly width: number;
  readonly height: number;
  /** Area of the outline in µm². */
  readonly area: number;
  /** The least distance between two blanks, µm. */
  readonly gap: number;
  /** Lattices of rows, and of columns: the same with x and y exchanged. */
  readonly ways: readonly Way[];
};

type Way = {
  readonly frame: Frame;
  readonly exchanged: boolean;
  readonly pairs: Pairs;
  readonly lattices: readonly Lattice[];
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
 */
export function nestable(dieline: Pick<Dieline, 'panels' | 'hinges'>, betweenKnives: number): Nestable {
  const gap = Math.round(betweenKnives * 1000);
  const outline = wholeMicrometres(outlineOf(dieline));
  const rows = frameOf(outline, gap);
  const columns = frameOf(
    outline.map(([x, y]): Point => [y, x]),
    gap,
  );
  const wayOf = (frame: Frame, beside: Frame, exchanged: boolean) => {
    const pairs = pairsOf(frame, beside);
    return { frame, exchanged, pairs, lattices: latticesOf(frame, beside, pairs) };
  };
  return {
    width: rows.width,
    height: rows.height,
    area: areaOf(outline),
    gap,
    ways: [wayOf(rows, columns, false), wayOf(columns, rows, true)],
  };
}

/** The lattice that holds most blanks in an area (µm), on a tie the simplest; null if not even one blank fits. */
export function bestNest(blank: Nestable, room: Size): Nest | null {
  const most = upsBound(blank, room);
  let best: Nest | null = null;
  const take = ({ frame, exchanged }: Way, lattices: (known: number, seen: Size) => Iterable<Lattice>) => {
    const seen = exchanged ? { width: room.height, height: room.width } : room;
    // Only the size is kept, because a frame caches thousands of distances.
    const size = { width: frame.width, height: frame.height };
    for (const lattice of lattices(best?.ups ?? 0, seen)) {
      if (best && best.ups >= most) return;
      const ups = countIn(lattice, frame, seen);
      if (ups > (best?.ups ?? 0)) best = { ups, lattice, blank: size, room: seen, exchanged };
    }
  };
  for (const way of blank.ways) take(way, () => way.lattices);
  const area = areaWithBorder(blank);
  for (const way of blank.ways) {
    take(way, (known, seen) => (known === 0 ? [] : fullerLattices(way.frame, way.pairs, area, seen, known)));
  }
  return best;
}

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

function areaOf(outline: readonly Point[]): number {
  const twice = outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}
