import { drawFurniture } from './furniture.ts';
import { longDate } from './long-date.ts';
import type { DocumentCompany } from './order-form-data.ts';
import { drawLetterhead } from './order-form-head.ts';
import { band, bytesOf, crease, frameOf, INK, newSheet, SHEET, type Sheet, SOFT_INK, write } from './sheet.ts';
import { artifact, marked } from './structure.ts';

export type DesignInstructionsData = {
  readonly company: DocumentCompany;
  readonly title: string;
  /** Below the title. */
  readonly subject: string;
  /** Date of this edition, which is also the PDF's creation date. */
  readonly issuedAt: Date;
  readonly instructions: readonly { readonly title: string; readonly text: string }[];
  /** Where the design is sent, and who helps. */
  readonly contactLines: readonly string[];
};

/** Instructions for a sticker's design as PDF, with a drawing of bleed, cut and safety; A4 portrait. */
export async function designInstructionsPdf(data: DesignInstructionsData): Promise<Uint8Array> {
  const { company, title, subject, issuedAt, instructions, contactLines } = data;
  const doc = newSheet({ title, subject, author: company.name, createdAt: issuedAt });
  const date = longDate(issuedAt);
  const top = drawLetterhead(doc, { company, title, number: subject, date });
  crease(doc, top);
  let y = drawLines(doc, top + 18) + 16;
  const width = SHEET.right - SHEET.left;
  for (const { title: name, text } of instructions) {
    y = write(doc, name, { x: SHEET.left, y, width, face: 'strong', size: 10.5, as: 'H2' }) + 1;
    y = write(doc, text, { x: SHEET.left, y, width, size: 9.5 }) + 9;
  }
  const lines = contactLines.length;
  band(doc, y + 6, 20 + lines * 14);
  y += 15;
  for (const line of contactLines) y = write(doc, line, { x: SHEET.left, y, width, face: 'strong', size: 9.5 }) + 2;
  drawFurniture(doc, company, title);
  return bytesOf(doc);
}

/** A sticker with its three lines and their names; returns the y below. */
function drawLines(doc: Sheet, top: number): number {
  // Five times the true distances, so that the lines can be distinguished.
  const step = 1.5 * 2.8346 * 5;
  const size = { width: 150, height: 96 };
  const x = SHEET.left + step;
  const y = top + step;
  const box = (outset: number) =>
    doc.roundedRect(x - outset, y - outset, size.width + 2 * outset, size.height + 2 * outset, 6);
  const drawBoxes = () => {
    box(step).fill('#FBE9E4');
    box(step).lineWidth(0.7).dash(3, { space: 2 }).stroke('#D8432B');
    box(0).undash().lineWidth(1.2).stroke('#D6006E');
    box(-step).lineWidth(0.7).dash(3, { space: 2 }).stroke('#0F4C4A');
    doc.undash();
  };
  const edges = [x - step, top, x + size.width + step, y + size.height + step] as const;
  marked(doc, 'Figure', drawBoxes, {
    alt: 'A sticker with three outlines: bleed outside, cut, safety inside',
    bbox: edges,
  });
  const right = x + size.width + step + 26;
  const names = [
    { at: y - step, name: 'Bleed: colours end 1.5 mm outside the cut', colour: '#B5311C' },
    { at: y + size.height / 2 - 6, name: 'Cut: the edge of the sticker', colour: '#D6006E' },
    { at: y + size.height - step, name: 'Safety: text stays 1.5 mm inside the cut', colour: '#0F4C4A' },
  ];
  for (const { at, name, colour } of names) {
    artifact(doc, () => doc.rect(right, at + 3, 14, 2.5).fill(colour));
    write(doc, name, { x: right + 22, y: at, width: frameOf(doc).right - right - 22, colour: INK, size: 9.5 });
  }
  const bottom = y + size.height + step;
  return write(doc, 'Not to scale: the distances are drawn five times their size.', {
    x: SHEET.left,
    y: bottom + 6,
    width: 300,
    size: 7.5,
    colour: SOFT_INK,
  });
}
