import { layStickers, stickerArea } from '@boxwright/pricing';
import type { SheetLine } from './sheet-line.ts';

/** How the stickers of a line lie on each of its sheets, and how many sheets there are. */
export function sheetPlaces(line: SheetLine) {
  const { priceClass, length, width, laidCut, quantity, perSheet, trailSheets } = line;
  // Later versions of the engine may fit more on a sheet; no more than were priced are printed on it.
  const places = layStickers({ shape: priceClass, length, width, ...laidCut }).places.slice(0, perSheet);
  return { area: stickerArea, places, sheets: Math.ceil(quantity / places.length) + trailSheets, trailSheets };
}
