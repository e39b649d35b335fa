import { placedPicture, stickerBleed } from '@boxwright/contract';
import { type SheetBox, type StickerSheetData, stickerSheetPdf } from '@boxwright/documents';
import { layStickers, moveOutline, outlineOfSize, readOutline, stickerArea } from '@boxwright/pricing';
import { type PrintFile, printPicture } from './print-picture.ts';
import type { SheetLine } from './sheet-line.ts';

export interface SheetToDraw {
  readonly line: SheetLine;
  /** Null while there is no artwork, when it is too much to draw, and when it isn't kept any more. */
  readonly file: PrintFile | null;
}

/** Draws the print sheet of a line: slow, and of a file that a stranger has made, so in the process for such files. */
export async function drawSheet({ line, file }: SheetToDraw): Promise<Uint8Array> {
  const { length, width, quantity, whiteUnderprint, priceClass, notice } = line;
  // Later versions of the engine may fit more on a sheet; no more than were priced are printed on it.
  const places = layStickers({ shape: priceClass, length, width }).places.slice(0, line.perSheet);
  const { cut, box } = cutOf(line, file);
  const data: StickerSheetData = {
    orderNumber: line.orderNumber,
    line: line.line,
    shapeName: line.shapeName,
    materialName: line.materialName,
    length,
    width,
    quantity,
    sheets: Math.ceil(quantity / places.length) + line.trailSheets,
    trailSheets: line.trailSheets,
    area: stickerArea,
    places,
    cut,
    bleed: stickerBleed,
    needsWhite: whiteUnderprint,
    artwork: file && box && (await printPicture(file, box, whiteUnderprint)),
    withoutArtwork: line.artwork ? `lay in ${line.artwork.name}` : 'artwork comes by e-mail',
    ...(notice !== null && { notice }),
    date: line.date,
  };
  return stickerSheetPdf(data);
}

/**
 * The cut of a sticker and the place of its picture, from the corner of the sticker's size. A traced cut lies in the
 * middle of that size, which is larger than the cut in older lines.
 */
function cutOf({ outline, length, width, artwork, contour }: SheetLine, file: PrintFile | null) {
  const size = { length, width };
  if (contour) {
    const [x, y] = [(length - contour.length) / 2, (width - contour.width) / 2];
    const { picture } = contour;
    const box: SheetBox = { ...picture, x: picture.x + x, y: picture.y + y };
    return { cut: moveOutline(readOutline(contour.path), ([right, down]) => [right + x, down + y]), box };
  }
  const box: SheetBox | null = artwork && file ? placedPicture(outline, size, artwork.fit, file) : null;
  return { cut: outlineOfSize(outline, size), box };
}
