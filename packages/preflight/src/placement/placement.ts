import { type Matrix, type PageReading, type Point, type Size, times } from '@boxwright/print-files';
import type { BuyerPlace, Crop, Target } from '../target/target.ts';
import { isOnItsHead } from './is-on-its-head.ts';
import { hasLinesOf, matchLines } from './match-lines.ts';
import { inverseOf, type Orientation, turnedBy, turnedSize } from './orientation.ts';

/** Where a file lies on the drawing. */
export interface Placement extends Orientation {
  /** From mm of the file (the upper left corner of what is printed, bleed included) to mm of the drawing. */
  readonly matrix: Matrix;
  /** How large a millimetre of the file is in print. */
  readonly scale: number;
  /** By what it was placed: by lines for cutting, by the size of the page, by its proportions, by the buyer, by lines that would be printed, or by the page of our template. */
  readonly by: 'cut lines' | 'size' | 'proportions' | 'buyer' | 'printed lines' | 'template page';
  /** What the buyer has left of the file; absent where that is all of it. */
  readonly crop?: Crop | undefined;
  /** By how much the page is larger or smaller than the drawing, in mm. */
  readonly off: number;
}

/** Why a file can't be laid on the drawing: its page is of another size, or it was made for another drawing. */
export type Misfit = 'other-size' | 'other-drawing';

/** Proportions of a picture may differ by this share. */
const sameProportions = 0.03;
/** Programs round pages to whole points; such a page has the size of the drawing, also for who allows no difference. */
const samePage = 0.5;
/**
 * By its size a page lies as it should, or on its side, where its text says which way round. That an upright page is upside
 * down only its cut lines say.
 */
const byQuarter = (isMirrored: boolean): readonly Orientation[] => [
  { turn: 0, isMirrored },
  { turn: 90, isMirrored },
];

/** Whether most of the text is the wrong way round. */
const readsMirrored = ({ texts }: PageReading): boolean =>
  texts.filter((text) => text.isMirrored).length > texts.length / 2;

/**
 * Lays a file on what will be cut. Proof, print and 3D take it from here, so that what was checked is what is shown and
 * printed. Lines for cutting in the file decide; without them the size of its page, with or without bleed.
 */
export function placementOf(reading: PageReading, target: Target, tolerance: number): Placement | Misfit {
  const { trimmed, bleed, cutLines, hasSize } = reading;
  const printed = { length: trimmed.length + 2 * bleed, width: trimmed.width + 2 * bleed };
  if (target.artwork) return placedByBuyer(target.artwork, printed);
  if (!hasSize) return byProportions(trimmed, target);
  if (cutLines.length > 0) {
    const found = matchLines(cutLines, target, readsMirrored(reading));
    return found ? placed(found, found.matrix, { by: 'cut lines', scale: 1, off: 0 }) : 'other-drawing';
  }
  return bySize(reading, target, tolerance) ?? onTemplate(reading, target) ?? 'other-size';
}

function placed(
  { turn, isMirrored }: Orientation,
  toFile: Matrix,
  how: Pick<Placement, 'by' | 'scale' | 'off'>,
): Placement {
  return { turn, isMirrored, matrix: inverseOf(toFile), ...how };
}

/** Turned as its buyer wants it, which is no turn that the check has to report. */
function placedByBuyer({ x, y, length, turn, crop }: BuyerPlace, printed: Size): Placement {
  const scale = length / turnedSize(printed, { turn, isMirrored: false }).length;
  const matrix = times(turnedBy(printed, { turn, isMirrored: false }), [scale, 0, 0, scale, x, y]);
  return { turn: 0, isMirrored: false, matrix, scale, by: 'buyer', off: 0, ...(crop && { crop }) };
}

/** A picture fills the drawing, with or without its bleed, whichever is nearer to its proportions. */
function byProportions(picture: Size, target: Target): Placement | Misfit {
  const tried = byQuarter(false).flatMap((orientation) =>
    [target.bleed, 0].map((margin) => {
      const size = turnedSize(target.size, orientation);
      const [length, width] = [size.length + 2 * margin, size.width + 2 * margin];
      const difference = Math.abs(Math.log((picture.length * width) / (picture.width * length)));
      return { orientation, margin, difference, length, width };
    }),
  );
  const best = tried.reduce((one, other) => (other.difference < one.difference ? other : one));
  if (best.difference > sameProportions) return 'other-size';
  const { orientation, margin, length, width } = best;
  const scale = Math.max(length / picture.length, width / picture.width);
  const shift: Point = [margin + (picture.length * scale - length) / 2, margin + (picture.width * scale - width) / 2];
  const toFile = times(turnedBy(target.size, orientation), [
    1 / scale,
    0,
    0,
    1 / scale,
    shift[0] / scale,
    shift[1] / scale,
  ]);
  return placed(orientation, toFile, { by: 'proportions', scale, off: best.difference * length });
}

/** By the page’s trim box. Without one, or with one as large as the page, the page may include its bleed. */
function bySize(reading: PageReading, target: Target, tolerance: number): Placement | null {
  const { size, bleed: margin } = target;
  const { trimmed, bleed } = reading;
  const tried = byQuarter(readsMirrored(reading)).flatMap((orientation) =>
    (bleed === 0 ? [0, margin] : [0]).map((within) => {
      const { length, width } = turnedSize(size, orientation);
      const over = [trimmed.length - 2 * within - length, trimmed.width - 2 * within - width] as const;
      return { orientation, within, over, off: Math.max(...over.map(Math.abs)) };
    }),
  );
  const best = tried.reduce((one, other) => (other.off < one.off - 1e-6 ? other : one));
  if (best.off > Math.max(tolerance, samePage)) return null;
  const { orientation, within, over, off } = best;
  const shift: Matrix = [1, 0, 0, 1, bleed + within + over[0] / 2, bleed + within + over[1] / 2];
  const lying = (turned: Orientation) =>
    placed(turned, times(turnedBy(size, turned), shift), { by: 'size', scale: 1, off });
  const lies = lying(orientation);
  if (orientation.turn !== 90 || !isOnItsHead(reading, target, lies.matrix)) return lies;
  return lying({ ...orientation, turn: 270 });
}

/**
 * A page of our template without its trim box: its lines aren't layers and spot inks any more and would be printed, or
 * they were hidden before it was exported, and only the size of the page tells.
 */
function onTemplate({ lines, trimmed, bleed }: PageReading, target: Target): Placement | null {
  if (!target.onTemplate) return null;
  const toFile: Matrix = [1, 0, 0, 1, ...target.onTemplate];
  const upright = { turn: 0, isMirrored: false } as const;
  if (hasLinesOf(lines, target, toFile)) return placed(upright, toFile, { by: 'printed lines', scale: 1, off: 0 });
  const isItsPage = target.templatePages.some(
    ({ length, width }) => Math.max(Math.abs(trimmed.length - length), Math.abs(trimmed.width - width)) < samePage,
  );
  return isItsPage && bleed === 0 ? placed(upright, toFile, { by: 'template page', scale: 1, off: 0 }) : null;
}
