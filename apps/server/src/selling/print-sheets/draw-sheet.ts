import { stickerBleed } from '@boxwright/contract';
import { type StickerSheetData, stickerSheetPdf } from '@boxwright/documents';
import { whiteOf } from '../goods/sticker/white-ink.ts';
import { cutOf, laidOn } from './cut-of.ts';
import { type PrintFile, printPicture } from './print-picture.ts';
import type { SheetLine } from './sheet-line.ts';
import { sheetPlaces } from './sheet-places.ts';

export interface SheetToDraw {
  readonly line: SheetLine;
  /** Null while there is no artwork, when it is too much to draw, and when it isn't kept any more. */
  readonly file: PrintFile | null;
}

/** Draws the print sheet of a line: slow, and of a file that a stranger has made, so in the process for such files. */
export async function drawSheet({ line, file }: SheetToDraw): Promise<Uint8Array> {
  const { length, width, quantity, whiteUnderprint, notice } = line;
  const { cut, box, chosen } = cutOf(line, file);
  const laid = file && box && laidOn(box, chosen, file);
  const data: StickerSheetData = {
    orderNumber: line.orderNumber,
    line: line.line,
    shapeName: line.shapeName,
    materialName: line.materialName,
    length,
    width,
    quantity,
    ...sheetPlaces(line),
    cut,
    bleed: stickerBleed,
    needsWhite: whiteUnderprint,
    artwork: laid && { ...(await printPicture(file, laid.box, whiteOf(line))), matrix: laid.matrix },
    withoutArtwork: line.artwork ? `lay in ${line.artwork.name}` : 'artwork comes by e-mail',
    ...(notice !== null && { notice }),
    date: line.date,
  };
  return stickerSheetPdf(data);
}
