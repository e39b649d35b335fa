import {
  type LaidFile,
  type LineArtworkRow,
  laidInPlace,
  type ProofLineRow,
  placedPicture,
  readPlace,
} from '@boxwright/contract';
import type { FlatWork } from './flat-work.ts';

/** How a file's picture lies on the drawing. */
export interface PlacedFile extends LaidFile {
  /** False if it isn't known where it lies, so that it is only shown in the middle. */
  readonly isCertain: boolean;
}

type FileToPlace = Pick<LineArtworkRow, 'artwork' | 'placement'> & Partial<Pick<LineArtworkRow, 'place' | 'findings'>>;

/** Where the check has found that a file lies. Where its buyer has put it is known before the check. */
export function placeArtwork(
  work: Pick<FlatWork, 'length' | 'width'>,
  sticker: ProofLineRow['sticker'],
  { artwork, placement, place = null, findings = null }: FileToPlace,
): PlacedFile {
  if (placement !== null) return { ...placement, isCertain: true };
  const chosen = place === null || findings !== null ? null : readPlace(place);
  if (chosen !== null) return { ...laidInPlace(chosen, artwork.ratio), isCertain: true };
  const { x, y, length, width } = sticker
    ? (sticker.contour?.picture ?? placedPicture(sticker.outline, sticker, sticker.fit, artwork))
    : placedPicture('rectangle', work, 'whole', artwork);
  return { length, width, matrix: [1, 0, 0, 1, x, y], isCertain: sticker !== null };
}

/**
 * Below a drawing on which a file is only seen, as large as it fits, because nothing says where it is printed.
 *
 * @param what the file, or the page of it
 */
export const fittedWords = (what: string, isChecked: boolean): string =>
  isChecked
    ? `${what.charAt(0).toUpperCase()}${what.slice(1)} doesn’t fit the drawing. It is only shown here, fitted into the middle and not in its own size; it isn’t printed like this.`
    : `Where ${what} lies on the drawing isn’t known before it is checked, so it is only fitted into the middle here, not in its own size.`;
