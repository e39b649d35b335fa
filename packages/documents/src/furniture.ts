import type { DocumentCompany } from './order-form-data.ts';
import { cropMarks, frameOf, hairline, SHEET, type Sheet, SOFT_INK, write } from './sheet.ts';
import { artifact } from './structure.ts';

/** Draws crop marks, running head and page numbers, once the number of pages is known. */
export function drawFurniture(doc: Sheet, company: Pick<DocumentCompany, 'name' | 'email'>, title: string): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    drawPageFurniture(doc, company, title, { page: page + 1, of: count });
  }
}

/** Draws what frames a page. It is the same on every page, so it isn't read out. */
export function drawPageFurniture(
  doc: Sheet,
  company: Pick<DocumentCompany, 'name' | 'email'>,
  title: string,
  { page, of }: { page: number; of: number },
): void {
  const small = { size: 7.5, colour: SOFT_INK, width: 250 };
  const { right, bottom } = frameOf(doc);
  const rightHalf = { ...small, x: right - small.width, align: 'right' } as const;
  artifact(
    doc,
    () => {
      cropMarks(doc);
      if (page > 1) {
        write(doc, company.name, { ...small, x: SHEET.left, y: SHEET.top, face: 'strong', tallest: 12 });
        write(doc, title, { ...rightHalf, y: SHEET.top });
      }
      hairline(doc, bottom + 16);
      const sender = { ...small, width: right - SHEET.left - 80, tallest: 12 };
      write(doc, `${company.name} · ${company.email}`, { ...sender, x: SHEET.left, y: bottom + 22 });
      write(doc, `Page ${page} of ${of}`, { ...rightHalf, y: bottom + 22 });
    },
    'Pagination',
  );
}
