import { drawPageFurniture } from '../furniture.ts';
import { longDate } from '../long-date.ts';
import { drawLetterhead } from '../order-form-head.ts';
import { ACCENT, bytesOf, frameOf, newSheet, SHEET, type Sheet, write } from '../sheet.ts';
import { repeated } from '../structure.ts';
import type { TaxDocumentData } from '../tax-document-data.ts';
import { drawClosing, heightOfClosing } from './closing.ts';
import { drawEInvoice } from './e-invoice.ts';
import { drawParties } from './parties.ts';
import { drawTaxLines } from './tax-lines.ts';
import { wordingOf } from './wording.ts';

/**
 * A document under the GST rules as PDF: A4 portrait, vector, selectable text, embedded fonts. An invoice and a challan
 * have a page set for each of their three copies, or for the recipient's alone. The same input gives the same bytes.
 */
export async function taxDocumentPdf(
  data: TaxDocumentData,
  pageSets: 'all-copies' | 'original' = 'all-copies',
): Promise<Uint8Array> {
  const { title, copies } = wordingOf(data);
  const doc = newSheet({
    title: `${title} ${data.number}`,
    subject: `Order ${data.order.number}`,
    author: data.supplier.name,
    createdAt: data.issuedAt,
  });
  const [first, ...others] = pageSets === 'original' ? copies.slice(0, 1) : copies;
  if (first) drawMark(doc, first);
  drawPageSet(doc, data, first);
  for (const copy of others) {
    doc.addPage();
    // The first set is read out; of the others only whom each copy is for, so that nothing is read out three times.
    drawMark(doc, copy);
    repeated(doc, () => drawPageSet(doc, data, copy));
  }
  return bytesOf(doc);
}

/** Draws all pages of one copy, from the current page on. */
function drawPageSet(doc: Sheet, data: TaxDocumentData, copy: string | undefined): void {
  const { title } = wordingOf(data);
  const { supplier, number, issuedAt, notice } = data;
  const firstPage = doc.bufferedPageRange().count;
  const nextPage = () => {
    doc.addPage();
    return SHEET.top + 22;
  };
  const head = { title, number: `Number ${number}`, date: longDate(issuedAt), notice };
  const state = `State ${supplier.state.name} (${supplier.state.code})`;
  const below = drawParties(doc, drawLetterhead(doc, { ...head, company: supplier, state }), data);
  const linesBottom = drawTaxLines(doc, drawEInvoice(doc, below, data) + 12, data, nextPage);
  const fits = linesBottom + heightOfClosing(doc, data) <= frameOf(doc).bottom;
  drawClosing(doc, fits ? linesBottom : nextPage(), data);

  const lastPage = doc.bufferedPageRange().count;
  const running = [`${title} ${number}`, copy].filter(Boolean).join(' · ');
  for (let page = firstPage; page <= lastPage; page += 1) {
    doc.switchToPage(page - 1);
    drawPageFurniture(doc, supplier, running, { page: page - firstPage + 1, of: lastPage - firstPage + 1 });
  }
}

/** Draws in the upper right corner for whom the copy is. */
function drawMark(doc: Sheet, copy: string): void {
  const width = 200;
  const x = frameOf(doc).right - 36 - width;
  const style = { x, y: SHEET.top - 2, width, align: 'right', face: 'strong', size: 7, colour: ACCENT } as const;
  write(doc, copy.toUpperCase(), style);
}
