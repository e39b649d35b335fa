import { encode } from 'uqr';
import { longDate } from '../long-date.ts';
import { drawLabel } from '../order-form-head.ts';
import { INK, SHEET, type Sheet, write } from '../sheet.ts';
import { marked } from '../structure.ts';
import type { TaxDocumentData } from '../tax-document-data.ts';

/** 4 cm, because the signed text is long, and each dot must be readable on paper. */
const side = 113;

/** Draws the reference number and signed QR code of an e-invoice; returns the y below. */
export function drawEInvoice(doc: Sheet, top: number, { eInvoice }: TaxDocumentData): number {
  if (!eInvoice) return top;
  const { data: rows } = encode(eInvoice.signedQr, { ecc: 'L', border: 0 });
  const dot = side / rows.length;
  const y = top + 10;
  const drawCode = () => {
    for (const [row, dots] of rows.entries()) {
      for (const [column, isDark] of dots.entries()) {
        if (isDark) doc.rect(SHEET.left + column * dot, y + row * dot, dot, dot);
      }
    }
    doc.fill(INK);
  };
  const bbox = [SHEET.left, y, SHEET.left + side, y + side] as const;
  marked(doc, 'Figure', drawCode, { alt: 'Signed QR code of the e-invoice', bbox });
  const text = { x: SHEET.left + side + 18, width: SHEET.right - SHEET.left - side - 18 };
  const { irn, ackNumber, ackAt } = eInvoice;
  let below = write(doc, irn, { ...text, y: drawLabel(doc, 'Invoice reference number (IRN)', text.x, y, text.width) });
  if (ackNumber !== undefined && ackAt !== undefined) {
    const label = drawLabel(doc, 'Acknowledgement', text.x, below + 8, text.width);
    below = write(doc, `Number ${ackNumber}, ${longDate(ackAt)}`, { ...text, y: label });
  }
  return Math.max(y + side, below);
}
