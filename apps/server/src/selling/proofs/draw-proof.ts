import { placedPicture } from '@boxwright/contract';
import { type ProofSheetData, proofSheetPdf } from '@boxwright/documents';
import type { ArtworkPlacement } from '@boxwright/storage';
import type { WhiteInk } from '../goods/sticker/white-ink.ts';
import { pageOfFile } from '../print-sheets/page-of-file.ts';
import { type PrintFile, printPicture } from '../print-sheets/print-picture.ts';

/** What is printed on a proof, as it was issued; all but the picture. */
export type ProofPrinted = Omit<ProofSheetData, 'artwork' | 'inside'> & {
  readonly artworkToken: string;
  /** Where the check has found that the file lies; null if it doesn't fit. */
  readonly placement: ArtworkPlacement | null;
  /** Print inside a box, seen from there, and which page of the file that is; missing in proofs from before it was drawn. */
  readonly inside?:
    | (Pick<ProofSheetData, 'cuts' | 'creases'> & {
        /** From 1. */
        readonly page: number;
        readonly placement: ArtworkPlacement | null;
      })
    | null;
  /** Whose white is printed; missing in proofs from before it was drawn. */
  readonly white?: WhiteInk;
};

export interface ProofToDraw {
  readonly printed: ProofPrinted;
  /** Null when it isn't kept any more, or is too much to draw. */
  readonly file: PrintFile | null;
}

/** Draws a proof, of a file that a stranger has made: in the process for such files. */
export async function drawProof({ printed, file }: ProofToDraw): Promise<Uint8Array> {
  const { artworkToken: _file, placement, inside, white: whose = 'none', ...data } = printed;
  const within = inside && { page: inside.page, cuts: inside.cuts, creases: inside.creases };
  if (!file) return proofSheetPdf({ ...data, artwork: null, ...(within && { inside: { ...within, artwork: null } }) });
  const artwork = await artworkOf(file, placement, { size: data.size, white: whose });
  if (!inside || !within) return proofSheetPdf({ ...data, artwork });
  const page = await pageOfFile(file, inside.page);
  const drawn = page && (await artworkOf(page, inside.placement, { size: data.size, white: 'none' }));
  return proofSheetPdf({ ...data, artwork, inside: { ...within, artwork: drawn } });
}

/** A file as it lies on the drawing. */
async function artworkOf(
  file: PrintFile,
  placement: ArtworkPlacement | null,
  { size, white: whose }: { readonly size: ProofPrinted['size']; readonly white: WhiteInk },
) {
  const placed = placement ?? inTheMiddle(file, size);
  const { length, width, matrix, crop } = placed;
  const [across, down] = [Math.hypot(matrix[0], matrix[1]), Math.hypot(matrix[2], matrix[3])];
  const box = { x: 0, y: 0, length: length * across, width: width * down };
  // White below the whole picture is where the picture is.
  const { picture, white } = await printPicture(file, box, whose === 'own' && file.white ? 'own' : 'none');
  return { picture, white, length, width, matrix, ...(crop && { crop }), isPlaced: placement !== null };
}

/** A file that doesn't fit, only to be seen: whole, in the middle of what is cut. */
function inTheMiddle(file: PrintFile, size: ProofPrinted['size']): ArtworkPlacement {
  const { x, y, length, width } = placedPicture('rectangle', size, 'whole', file);
  return { length, width, matrix: [1, 0, 0, 1, x, y] };
}
