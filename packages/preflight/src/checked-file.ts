import { mapped, type PageReading, type Place, type Point, type Size } from '@boxwright/print-files';
import type { Code } from './codes/code.ts';
import { cornersOf, extentOf } from './geometry/plane.ts';
import type { Limits } from './limits.ts';
import { onDrawing } from './placement/on-drawing.ts';
import type { Misfit, Placement } from './placement/placement.ts';
import { coloursAt, type Raster, type Rgb } from './raster.ts';
import type { Target } from './target/target.ts';

/** What the rules look at: a file as it lies on what will be cut. */
export interface CheckedFile {
  /** Of what lies on the drawing and its bleed. */
  readonly reading: PageReading;
  readonly target: Target;
  readonly limits: Limits;
  readonly placement: Placement | Misfit;
  /** Which page of the file it is, from 1; absent where nobody has said. */
  readonly page: number | undefined;
  /** How large a millimetre of the file is in print. */
  readonly scale: number;
  /** Codes that were read, in mm of the drawing. */
  readonly codes: readonly Code[];
  /** From the file to the drawing; the same for a file that doesn't lie on it: see `inMiddle`. */
  readonly placeOf: (place: Place) => Place;
  readonly pointOf: (point: Point) => Point;
  /** A direction of the file, on the drawing. */
  readonly directionOf: (direction: Point) => Point;
  /** The colour in which a place of the drawing is printed; null without a drawn page that lies on it. */
  readonly colourAt: ((point: Point) => Rgb) | null;
}

interface Given extends Pick<CheckedFile, 'reading' | 'target' | 'limits' | 'placement' | 'page'> {
  readonly raster: Raster | undefined;
  /** In mm of the file. */
  readonly codes: readonly Code[];
}

export function checkedFile({ raster, codes, ...given }: Given): CheckedFile {
  const placement = typeof given.placement === 'string' ? null : given.placement;
  const matrix = placement?.matrix ?? ([1, 0, 0, 1, 0, 0] as const);
  const scale = placement?.scale ?? 1;
  const { trimmed, bleed } = given.reading;
  const page: Size = { length: trimmed.length + 2 * bleed, width: trimmed.width + 2 * bleed };
  const crop = placement?.crop;
  const shown = crop
    ? {
        x: crop.left * page.length,
        y: crop.top * page.width,
        length: (crop.right - crop.left) * page.length,
        width: (crop.bottom - crop.top) * page.width,
      }
    : null;
  const pointOf = (point: Point): Point => mapped(matrix, point);
  const placeOf = (place: Place): Place => extentOf(cornersOf(place).map(pointOf));
  return {
    ...given,
    reading: placement ? onDrawing(given.reading, given.target, { placeOf, shown }) : given.reading,
    scale,
    pointOf,
    placeOf,
    directionOf: ([x, y]) => {
      const [a, b, c, d] = matrix;
      return [(a * x + c * y) / scale, (b * x + d * y) / scale];
    },
    // A code that is cut through isn't one any more.
    codes: codes
      .filter(({ corners }) => shown === null || isWithin(corners, shown))
      .map((code) => ({
        ...code,
        module: code.module === null ? null : code.module * scale,
        corners: code.corners.map(pointOf),
      })),
    colourAt: raster && placement ? coloursAt(raster, { page, shown }, matrix) : null,
  };
}

const isWithin = (corners: readonly Point[], { x, y, length, width }: Place): boolean =>
  corners.every(([px, py]) => px >= x && py >= y && px <= x + length && py <= y + width);
