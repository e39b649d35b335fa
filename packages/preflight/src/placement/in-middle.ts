import type { PageReading, Place } from '@boxwright/print-files';
import type { Target } from '../target/target.ts';

/**
 * Where a place of a file that doesn't fit is shown: such a page is laid in the middle of the drawing, as large as its
 * printed part fits there, as `placedPicture` of the contract lays it.
 */
export function inMiddle({ trimmed, bleed }: PageReading, { size }: Target): (place: Place) => Place {
  const scale = Math.min(size.length / trimmed.length, size.width / trimmed.width);
  const left = (size.length - scale * (trimmed.length + 2 * bleed)) / 2;
  const top = (size.width - scale * (trimmed.width + 2 * bleed)) / 2;
  return ({ x, y, length, width }) => ({
    x: left + scale * x,
    y: top + scale * y,
    length: scale * length,
    width: scale * width,
  });
}
