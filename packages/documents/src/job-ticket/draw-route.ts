import { drawLabel } from '../order-form-head.ts';
import { HAIRLINE, hairline, SHEET, type Sheet, SOFT_INK, write } from '../sheet.ts';
import { artifact, within } from '../structure.ts';
import { drawBarcode } from './draw-barcode.ts';
import type { JobTicketData } from './job-ticket-data.ts';

/** In points. */
const rowHeight = 36;
const headHeight = 30;
const columns = { step: SHEET.left, barcode: SHEET.left + 94, good: 330, by: 400, day: 484 } as const;

export const routeHeight = (steps: number): number => headHeight + steps * rowHeight;

/** Draws the steps with their barcodes and boxes to sign. */
export function drawRoute(doc: Sheet, top: number, route: JobTicketData['route']): void {
  const y = drawLabel(doc, 'Scan a step when you start it, and again when it is done', SHEET.left, top, 300) + 2;
  within(doc, 'Table', () => {
    within(doc, 'TR', () => {
      for (const [text, x] of [
        ['Step', columns.step],
        ['Barcode', columns.barcode],
        ['Good pieces', columns.good],
        ['Done by', columns.by],
        ['Day', columns.day],
      ] as const) {
        within(doc, 'TH', () => write(doc, text, { x, y, width: 80, size: 7.5, colour: SOFT_INK }), {
          scope: 'Column',
        });
      }
    });
    let row = y + 13;
    for (const step of route) row = drawStep(doc, row, step);
  });
}

function drawStep(doc: Sheet, top: number, { name, code }: JobTicketData['route'][number]): number {
  hairline(doc, top);
  within(doc, 'TR', () => {
    within(doc, 'TH', () => write(doc, name, { x: columns.step, y: top + 12, width: 82, face: 'strong', size: 9 }), {
      scope: 'Row',
    });
    within(doc, 'TD', () => {
      drawBarcode(doc, code, { x: columns.barcode, y: top + 5, widest: 180, height: 20 });
      write(doc, code, { x: columns.barcode, y: top + 26, width: 200, size: 7, colour: SOFT_INK });
    });
    // Filled in by hand. The cells are empty, so that each row has as many as the head.
    for (let filled = 0; filled < 3; filled += 1) within(doc, 'TD', () => undefined);
  });
  artifact(doc, () => {
    doc.lineWidth(0.7).strokeColor(HAIRLINE);
    for (const [x, width] of [
      [columns.good, 62],
      [columns.by, 76],
      [columns.day, SHEET.right - columns.day],
    ] as const) {
      doc.rect(x, top + 6, width, rowHeight - 12);
    }
    doc.stroke();
  });
  return top + rowHeight;
}
