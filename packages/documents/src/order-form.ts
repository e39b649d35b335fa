import { drawFurniture } from './furniture.ts';
import type { OrderFormData } from './order-form-data.ts';
import { drawAddresses, drawOrderHead, drawTerms, isLandscape } from './order-form-head.ts';
import { drawLines } from './order-form-lines.ts';
import { drawTotals, heightOfTotals } from './order-form-totals.ts';
import { bytesOf, frameOf, newSheet, type Orientation, SHEET } from './sheet.ts';

/**
 * The Customer Order Form as PDF: A4, portrait by default, vector, selectable text, embedded fonts, as many pages as
 * its lines need. The same data gives the same bytes.
 */
export async function orderFormPdf(data: OrderFormData, orientation: Orientation = 'portrait'): Promise<Uint8Array> {
  const doc = newSheet(
    {
      title: `Customer Order Form ${data.order.number}`,
      subject: `Order ${data.order.number}`,
      author: data.company.name,
      createdAt: data.issuedAt,
    },
    orientation === 'portrait' ? [SHEET.width, SHEET.height] : [SHEET.height, SHEET.width],
  );
  const nextPage = () => {
    doc.addPage();
    return SHEET.top + 22;
  };
  const termsTop = drawAddresses(doc, drawOrderHead(doc, data), data);
  const linesTop = (isLandscape(doc) ? termsTop : drawTerms(doc, termsTop, data)) + 12;
  const linesBottom = drawLines(doc, linesTop, data.lines, nextPage);
  const fits = linesBottom + heightOfTotals(doc, data) <= frameOf(doc).bottom;
  drawTotals(doc, fits ? linesBottom : nextPage(), data);
  drawFurniture(doc, data.company, `Customer Order Form ${data.order.number}`);
  return bytesOf(doc);
}
