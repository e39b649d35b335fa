import { placedPicture } from '@boxwright/contract';
import { type ProofSheetData, proofSheetPdf } from '@boxwright/documents';
import type { ArtworkPlacement } from '@boxwright/storage';
import type { WhiteInk } from '../goods/sticker/white-ink.ts';
import { type PrintFile, printPicture } from '../print-sheets/print-picture.ts';

/** What is printed on a proof, as it was issued; all but the picture. */
export type ProofPrinted = Omit<ProofSheetData, 'artwork'> & {
  readonly artworkToken: string;
  /** Where the check has found that the file lies; null if it doesn't fit. */
  readonly placement: ArtworkPlacement | null;
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
  const { artworkToken: _file, placement, white: whose = 'none', ...data } = printed;
  if (!file) return proofSheetPdf({ ...data, artwork: null });
  const placed = placement ?? inTheMiddle(file, data.size);
  const { length, width, matrix } = placed;
  const [across, down] = [Math.hypot(matrix[0], matrix[1]), Math.hypot(matrix[2], matrix[3])];
  const box = { x: 0, y: 0, length: length * across, width: width * down };
  // White below the whole picture is where the picture is.
  const { picture, white } = await printPicture(file, box, whose === 'own' && file.white ? 'own' : 'none');
  return proofSheetPdf({ ...data, artwork: { picture, white, ...placed, isPlaced: placement !== null } });
}

/** A file that doesn't fit, only to be seen: whole, in the middle of what is cut. */
function inTheMiddle(file: PrintFile, size: ProofPrinted['size']): ArtworkPlacement {
  const { x, y, length, width } = placedPicture('rectangle', size, 'whole', file);
  return { length, width, matrix: [1, 0, 0, 1, x, y] };
}
