import type { OrderFormData } from './order-form-data.ts';
import { drawAddresses, drawLetterhead, drawTerms } from './order-form-head.ts';
import { drawLines } from './order-form-lines.ts';
import { drawTotals, heightOfTotals } from './order-form-totals.ts';
import { bytesOf, cropMarks, hairline, newSheet, SHEET, type Sheet, SOFT_INK, write } from './sheet.ts';

/**
 * The Customer Order Form as PDF: A4 upright, vector, selectable text, embedded fonts, as many pages as its lines need.
 * The same data gives the same bytes.
 */
export async function orderFormPdf(data: OrderFormData): Promise<Uint8Array> {
  const doc = newSheet({
    title: `Customer Order Form ${data.order.number}`,
    subject: `Order ${data.order.number}`,
    author: data.company.name,
    createdAt: data.issuedAt,
  });
  const nextPage = () => {
    doc.addPage();
    return SHEET.top + 22;
  };
  const termsTop = drawAddresses(doc, drawLetterhead(doc, data), data);
  const linesTop = drawTerms(doc, termsTop, data) + 12;
  const linesBottom = drawLines(doc, linesTop, data.lines, nextPage);
  const fits = linesBottom + heightOfTotals(doc, data) <= SHEET.bottom;
  drawTotals(doc, fits ? linesBottom : nextPage(), data);
  drawFurniture(doc, data);
  return bytesOf(doc);
}

/** Crop marks, running head and page numbers, once the number of pages is known. */
function drawFurniture(doc: Sheet, { company, order }: OrderFormData): void {
  const { count } = doc.bufferedPageRange();
  const small = { size: 7.5, colour: SOFT_INK, width: 250 };
  const rightHalf = { ...small, x: SHEET.right - small.width, align: 'right' } as const;
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    cropMarks(doc);
    if (page > 0) {
      write(doc, company.name, { ...small, x: SHEET.left, y: SHEET.top, face: 'strong' });
      write(doc, `Customer Order Form ${order.number}`, { ...rightHalf, y: SHEET.top });
    }
    hairline(doc, SHEET.bottom + 16);
    write(doc, `${company.name} · ${company.email}`, { ...small, x: SHEET.left, y: SHEET.bottom + 22 });
    write(doc, `Page ${page + 1} of ${count}`, { ...rightHalf, y: SHEET.bottom + 22 });
  }
}
