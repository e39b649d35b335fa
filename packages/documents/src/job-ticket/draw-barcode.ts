import { code128, quietZone } from '../code-128.ts';
import { INK, type Sheet } from '../sheet.ts';
import { marked } from '../structure.ts';

/** In points. */
export const barcodeHeight = 34;

interface BarcodePlace {
  readonly x: number;
  readonly y: number;
  /** In points, without the quiet zones. */
  readonly widest: number;
  readonly height: number;
}

/** The width of a module in points, 0.3 mm: hand-held scanners read it from an arm's length. */
const usualModule = 0.85;

/** Draws a barcode on white, as rectangles. */
export function drawBarcode(doc: Sheet, text: string, { x, y, widest, height }: BarcodePlace): void {
  const { bars, width } = code128(text);
  const module = Math.min(usualModule, widest / width);
  const quiet = quietZone * module;
  const bbox = [x, y, x + width * module, y + height] as const;
  marked(
    doc,
    'Figure',
    () => {
      doc.rect(x - quiet, y - 3, width * module + 2 * quiet, height + 6).fill('#FFFFFF');
      for (const bar of bars) doc.rect(x + bar.from * module, y, bar.width * module, height);
      doc.fill(INK);
    },
    { alt: `Barcode ${text}`, bbox },
  );
}
