import { SHEET, type Sheet } from '../sheet.ts';

/** The y for something so high: on a new page if this one has no room for it. */
export function roomFor(doc: Sheet, y: number, height: number): number {
  if (y + height <= SHEET.bottom) return y;
  doc.addPage();
  return SHEET.top + 22;
}
