import { type ProofSheetData, proofSheetPdf, type SheetBox } from '@boxwright/documents';
import { type PrintFile, printPicture } from '../print-sheets/print-picture.ts';

/** What is printed on a proof, as it was issued; all but the picture. */
export type ProofPrinted = Omit<ProofSheetData, 'artwork'> & {
  readonly artworkToken: string;
  /** Where the picture lies on a sticker; a box has it in the middle. */
  readonly box: SheetBox | null;
};

export interface ProofToDraw {
  readonly printed: ProofPrinted;
  /** Null when it isn't kept any more, or is too much to draw. */
  readonly file: PrintFile | null;
}

/** Draws a proof, of a file that a stranger has made: in the process for such files. */
export async function drawProof({ printed, file }: ProofToDraw): Promise<Uint8Array> {
  const { artworkToken: _file, box, ...data } = printed;
  if (!file) return proofSheetPdf({ ...data, artwork: null });
  const placed = box ?? (file.kind === 'pdf' ? null : inPrint(file.ratio, data));
  const { picture } = await printPicture(file, placed ?? inPrint(file.ratio, data), false);
  return proofSheetPdf({ ...data, artwork: { picture, box: placed } });
}

/** A picture has no size of its own: as large as the print allows, in the middle. */
function inPrint(ratio: number, { size, bleed }: Pick<ProofPrinted, 'size' | 'bleed'>): SheetBox {
  const [most, mostWide] = [size.length + 2 * bleed, size.width + 2 * bleed];
  const length = Math.min(most, mostWide * ratio);
  const width = length / ratio;
  return { x: (size.length - length) / 2, y: (size.width - width) / 2, length, width };
}
