import type { SheetPlace } from '@boxwright/dieline';
import { LRUCache } from 'lru-cache';
import { searchBlocks } from './five-blocks.ts';
import { largerSizes } from './larger-sizes.ts';
import { layContours } from './lay-contours.ts';
import { layRoundRows, roundBound } from './round-rows.ts';
import { scaledBound } from './scaled-bound.ts';
import { type LaidRectangle, layInStrips } from './strips.ts';

export type StickerShape = 'round' | 'rectangle' | 'special';

/** Finished size in millimetres; for a round one, both are the diameter. */
export type StickerSize = {
  readonly shape: StickerShape;
  readonly length: number;
  readonly width: number;
  /**
   * A traced cut, which lies in the middle of that size: one closed SVG path of absolute lines and cubic curves, mm,
   * from the upper left corner of its bounding box.
   */
  readonly cut?: string;
};

/** The layout of stickers on a sheet. */
export type StickerLayout = {
  /** Counts of the plain grid in its better orientation: along the area's longer and shorter edge. */
  readonly across: number;
  readonly down: number;
  /** Stickers on a sheet in the best layout; at least `across · down`. */
  readonly count: number;
  /** Upper bound for any layout. */
  readonly bound: number;
  /** `nested` by the shape of the cut. */
  readonly pattern: 'grid' | 'rows' | 'blocks' | 'nested';
  /** The upper left corner of each sticker's size as it lies in the cutting area, mm, and its clockwise turn. */
  readonly places: readonly SheetPlace[];
};

/** The cutting area of a sheet, mm. */
export const stickerArea = { length: 455, width: 302 } as const;
/** Each sticker has 1.5 mm of bleed on each side, which may exceed the area's edge. */
export const betweenCuts = 3;

const micrometres = (length: number) => Math.round(length * 1000);

const withGap = (length: number) => micrometres(length + betweenCuts);
const roundedUp = (length: number) => Math.ceil(length / 1000) * 1000;
const area = { along: withGap(stickerArea.length), aside: withGap(stickerArea.width) } as const;

/**
 * Round stickers are laid in nanometres: the distance of rows is a root, and rounded up to whole micrometres, 23 rows
 * can be longer than the area by a few of them.
 */
const finer = 1000;

/** The key is shape, size and cut, which a layout depends on alone, so nothing empties the cache. */
const remembered = new LRUCache<string, StickerLayout>({ max: 500 });

/**
 * The best of grid, rows of circles and blocks of rectangles. Special shapes are packed as their bounding rectangles, or
 * where more fit so, by the true shape of a traced cut.
 * The count is 0 if none fits. Uses whole numbers and limits the search by the number of cuts, so that the result
 * is the same on every machine.
 */
export function layStickers(size: StickerSize): StickerLayout {
  const key = keyOf(size);
  const known = remembered.get(key);
  if (known) return known;
  const layout = laid(size);
  remembered.set(key, layout);
  return layout;
}

/** Whether this size's layout is cached, so that pricing needs no search. */
export function knowsStickerLayout(size: StickerSize): boolean {
  return remembered.has(keyOf(size));
}

/** Caches a result of `layStickers` from another thread for the same size. */
export function rememberStickerLayout(size: StickerSize, layout: StickerLayout): void {
  remembered.set(keyOf(size), layout);
}

const keyOf = ({ shape, length, width, cut = '' }: StickerSize) =>
  `${shape} ${micrometres(length)} ${micrometres(width)} ${cut}`;

function laid({ cut, ...size }: StickerSize): StickerLayout {
  const boxes = laidBySize(size);
  if (cut === undefined) return boxes;
  const cuttingArea = { along: micrometres(stickerArea.length), aside: micrometres(stickerArea.width) };
  const { places, bound } = layContours({ ...size, cut }, betweenCuts, cuttingArea);
  return places.length > boxes.count ? layoutOf(boxes, places, 'nested', bound) : { ...boxes, bound };
}

function laidBySize({ shape, length, width }: StickerSize): StickerLayout {
  const [along, aside] = [micrometres(length + betweenCuts), micrometres(width + betweenCuts)];
  const grid = betterGrid(along, aside, area);
  if (shape === 'round') {
    const diameter = Math.max(along, aside);
    const [wide, high] = [area.along * finer, area.aside * finer];
    const rows = layRoundRows(diameter * finer, wide, high).map(({ x, y }) => ({
      x: x / finer,
      y: y / finer,
      turn: 0 as const,
    }));
    const bound = roundBound(diameter, area.along, area.aside);
    return layoutOf(grid, rows, 'rows', bound);
  }
  const longerFirst = layRectangles(Math.max(along, aside), Math.min(along, aside));
  const places = longerFirst.map(({ x, y, turned }) => {
    return { x, y, turn: turned === along >= aside ? (90 as const) : (0 as const) };
  });
  return layoutOf(grid, places, 'blocks', scaledBound(along, aside, area.along, area.aside));
}

/**
 * The best of strips and of blocks. A search of blocks that comes to its end finds as many as for any larger sticker. For
 * the few sizes at which it is cut off, blocks of this size rounded up to whole millimetres are tried, and those of
 * larger sizes for which the search finds more. So in whole millimetres a larger one never fits more often; between them
 * a narrow one whose search is cut off rarely may fit fewer times than one that is a little longer.
 */
function layRectangles(longer: number, shorter: number): readonly LaidRectangle[] {
  const bound = scaledBound(longer, shorter, area.along, area.aside);
  const strips = layInStrips(longer, shorter, area.along, area.aside);
  const exact = inBlocks(longer, shorter, strips, bound);
  if (exact.isComplete) return exact.laid;
  const { laid: best } = inBlocks(roundedUp(longer), roundedUp(shorter), exact.laid, bound);
  const larger = largerSizes.find(
    ([length, width, count]) => withGap(length) >= longer && withGap(width) >= shorter && count > best.length,
  );
  return larger ? inBlocks(withGap(larger[0]), withGap(larger[1]), best, bound).laid : best;
}

/** Blocks of rectangles if they hold more than a known layout, which is returned otherwise. */
function inBlocks(longer: number, shorter: number, known: readonly LaidRectangle[], bound: number) {
  const { along, aside } = area;
  const { laid, isComplete } = searchBlocks(longer, shorter, along, aside, { known: known.length, bound });
  return { laid: laid.length > known.length ? laid : known, isComplete };
}

type Grid = { readonly across: number; readonly down: number };

function betterGrid(along: number, aside: number, area: { readonly along: number; readonly aside: number }): Grid {
  const grids = [
    { across: Math.floor(area.along / along), down: Math.floor(area.aside / aside) },
    { across: Math.floor(area.along / aside), down: Math.floor(area.aside / along) },
  ] as const;
  const [upright, turned] = grids;
  return turned.across * turned.down > upright.across * upright.down ? turned : upright;
}

/** @param places in µm */
function layoutOf(
  { across, down }: Grid,
  places: readonly SheetPlace[],
  pattern: Exclude<StickerLayout['pattern'], 'grid'>,
  bound: number,
): StickerLayout {
  const count = places.length;
  return {
    across,
    down,
    count,
    bound,
    pattern: count > across * down ? pattern : 'grid',
    places: places.map(({ x, y, turn }) => ({ x: x / 1000, y: y / 1000, turn })),
  };
}
