import { artworkInsideAddress, artworkPreviewAddress, type LineArtworkRow, placedPicture } from '@boxwright/contract';
import type { LaidPicture } from '../FilePicture.tsx';
import type { DrawnLine } from '../FlatArtwork.tsx';

/** Two files of a line in one frame. */
export interface LaidBoth {
  readonly frame: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly before: LaidPicture;
  readonly newest: LaidPicture;
  /** Whether both lie as they are printed; otherwise each fills the frame as its proportions allow. */
  readonly isAsPrinted: boolean;
}

/** Beyond the drawing, in mm: bleed, and a little more. */
const around = 5;

/** Which side of a box two files of it are compared on; all other goods have an outside alone. */
export type Side = 'outside' | 'inside';

export function layBoth(
  { work, placed }: Pick<DrawnLine, 'work' | 'placed'>,
  before: LineArtworkRow,
  newest: LineArtworkRow,
  side: Side,
): LaidBoth {
  const placedOf = (file: LineArtworkRow) => {
    if (side === 'inside') return file.insidePlacement;
    const lies = placed[file.id];
    return lies?.isCertain ? lies : null;
  };
  const [first, second] = [placedOf(before), placedOf(newest)];
  const address = side === 'inside' ? artworkInsideAddress : artworkPreviewAddress;
  const hrefOf = ({ artwork }: LineArtworkRow) => address(artwork.token);
  if (work && first && second) {
    return {
      frame: { x: -around, y: -around, width: work.length + 2 * around, height: work.width + 2 * around },
      before: { href: hrefOf(before), placed: first },
      newest: { href: hrefOf(newest), placed: second },
      isAsPrinted: true,
    };
  }
  const { previewWidth: length, previewHeight: width } = newest.artwork;
  const filling = (file: LineArtworkRow): LaidPicture => {
    const { x, y, ...size } = placedPicture('rectangle', { length, width }, 'whole', file.artwork);
    return { href: hrefOf(file), placed: { ...size, matrix: [1, 0, 0, 1, x, y] } };
  };
  return {
    frame: { x: 0, y: 0, width: length, height: width },
    before: filling(before),
    newest: filling(newest),
    isAsPrinted: false,
  };
}
