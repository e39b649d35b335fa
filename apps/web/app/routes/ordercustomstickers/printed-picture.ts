import { cutSize } from '@boxwright/contract';
import type { OutlineSize } from '@boxwright/pricing';
import { printWarnings, shareCutOff } from '../../features/stickers/artwork/print-warnings.ts';
import { lengthInOutline, type Sharpness, sharpnessOf } from '../../features/stickers/artwork/sharpness.ts';
import { tracedOutline } from '../../features/stickers/artwork/use-contour.ts';
import type { StickerFormState } from './use-sticker-form.ts';

interface PrintedPicture {
  /** The size of the cut sticker; null while the size or the picture isn't known. */
  readonly printed: OutlineSize | null;
  /** Null for drawings. */
  readonly sharpness: Sharpness | null;
  readonly warnings: readonly string[];
}

const nothing: PrintedPicture = { printed: null, sharpness: null, warnings: [] };

/** How the buyer's picture prints on the chosen sticker. */
export const printedPicture = ({ shape, selection, picture }: StickerFormState): PrintedPicture => {
  const { artwork } = selection;
  const { size, cut, file } = picture;
  const { row } = file;
  // What is too large to be read has a picture that stands for it.
  if (row === null || row.byHand || artwork === null || shape === undefined || size === null) return nothing;
  const { outline } = shape;
  if (outline !== tracedOutline) {
    const sharpness = sharpnessOf(row, size, lengthInOutline(outline, size, artwork, row));
    return { printed: size, sharpness, warnings: printWarnings(sharpness, shareCutOff(outline, size, artwork, row)) };
  }
  const { contour } = cut;
  if (contour === null) return row.leastPixels === null ? { ...nothing, printed: size } : nothing;
  const printed = cutSize(contour);
  const sharpness = sharpnessOf(row, printed, (factor) => factor * contour.picture.length);
  return { printed, sharpness, warnings: printWarnings(sharpness, 0) };
};
