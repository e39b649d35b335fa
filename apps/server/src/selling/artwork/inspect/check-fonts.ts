import type { Pdfium } from './pdfium.ts';

/** `FPDF_PAGEOBJ_TEXT`, `FPDF_PAGEOBJ_FORM` and `FPDF_TEXTRENDERMODE_INVISIBLE`. */
const [text, form, invisible] = [1, 5, 3];

/** Objects of a page that are looked at; a designer's page has some hundreds. */
const mostObjects = 50_000;

/** Whether a page has visible text in a font that the file only names, so that each reader draws it differently. */
export function hasMissingFonts(pdfium: Pdfium, page: number): boolean {
  const known = new Map<number, boolean>();
  let left = mostObjects;

  const isMissing = (font: number): boolean => {
    const missing = known.get(font) ?? (font !== 0 && pdfium._FPDFFont_GetIsEmbedded(font) === 0);
    known.set(font, missing);
    return missing;
  };
  const isIn = (object: number): boolean => {
    left -= 1;
    const type = pdfium._FPDFPageObj_GetType(object);
    if (type === text) {
      // The text that a scanner recognised lies invisible over the picture.
      return (
        pdfium._FPDFTextObj_GetTextRenderMode(object) !== invisible && isMissing(pdfium._FPDFTextObj_GetFont(object))
      );
    }
    if (type !== form) return false;
    for (let index = 0; index < pdfium._FPDFFormObj_CountObjects(object) && left > 0; index += 1) {
      if (isIn(pdfium._FPDFFormObj_GetObject(object, index))) return true;
    }
    return false;
  };

  for (let index = 0; index < pdfium._FPDFPage_CountObjects(page) && left > 0; index += 1) {
    if (isIn(pdfium._FPDFPage_GetObject(page, index))) return true;
  }
  return false;
}
