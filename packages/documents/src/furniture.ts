import type { DocumentCompany } from './order-form-data.ts';
import { cropMarks, frameOf, hairline, SHEET, type Sheet, SOFT_INK, write } from './sheet.ts';

/** Draws crop marks, running head and page numbers, once the number of pages is known. */
export function drawFurniture(doc: Sheet, company: DocumentCompany, title: string): void {
  const { count } = doc.bufferedPageRange();
  const small = { size: 7.5, colour: SOFT_INK, width: 250 };
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    const { right, bottom } = frameOf(doc);
    const rightHalf = { ...small, x: right - small.width, align: 'right' } as const;
    cropMarks(doc);
    if (page > 0) {
      write(doc, company.name, { ...small, x: SHEET.left, y: SHEET.top, face: 'strong' });
      write(doc, title, { ...rightHalf, y: SHEET.top });
    }
    hairline(doc, bottom + 16);
    const sender = { ...small, width: right - SHEET.left - 80 };
    write(doc, `${company.name} · ${company.email}`, { ...sender, x: SHEET.left, y: bottom + 22 });
    write(doc, `Page ${page + 1} of ${count}`, { ...rightHalf, y: bottom + 22 });
  }
}
