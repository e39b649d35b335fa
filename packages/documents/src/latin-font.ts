import { readFileSync } from 'node:fs';
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import * as fontkit from 'fontkit';

/** Our font for small print on sheets and proofs, embedded. Only for texts that are printable in Latin. */
export async function embedLatinFont(doc: PDFDocument): Promise<PDFFont> {
  doc.registerFontkit(fontkit);
  // The font files are subsets already, so they aren't subset again.
  return doc.embedFont(readFileSync(new URL('../fonts/Inter-Regular.ttf', import.meta.url)), { subset: false });
}
