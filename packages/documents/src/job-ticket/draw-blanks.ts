import type { Point } from '@boxwright/dieline';
import { drawLabel } from '../order-form-head.ts';
import { ACCENT, INK, type Sheet, SOFT_INK, write } from '../sheet.ts';
import { marked } from '../structure.ts';
import { middleOf, trace } from './draw-layouts.ts';
import type { TicketBlank } from './job-ticket-data.ts';

/** In points. */
const usual = 118;
const gap = 14;
const line = 9.5;

/** The height that `drawBlanks` needs at most. */
export const blanksHeight = (blanks: readonly TicketBlank[], tallest: number = usual): number =>
  tallest + 14 + 2 * line * (2 + Math.max(...blanks.map(({ glue }) => glue.length)));

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface BlankFrame extends Frame {
  readonly tallest: number;
}

/** Draws the blanks of a box side by side, each as large as its place allows; returns the y below. */
export function drawBlanks(
  doc: Sheet,
  { x, y: top, width: all }: Frame,
  blanks: readonly TicketBlank[],
  tallest: number = usual,
): number {
  const width = (all - (blanks.length - 1) * gap) / blanks.length;
  let bottom = top;
  for (const [index, blank] of blanks.entries()) {
    const left = x + index * (width + gap);
    const label = `${blanks.length === 1 ? 'Blank' : blank.name}, seen from outside`;
    let y = drawBlank(doc, blank, { x: left, y: drawLabel(doc, label, left, top, width) + 2, width, tallest }) + 2;
    for (const [at, { says }] of blank.glue.entries()) {
      y = write(doc, `${at + 1} Glue: ${says}`, { x: left, y, width, size: 7 });
    }
    bottom = Math.max(bottom, y);
  }
  const isGlued = blanks.some(({ glue }) => glue.length > 0);
  const key = `Cuts are solid, creases dashed, nicks dots${isGlued ? ', glue shaded' : ''}.`;
  return write(doc, key, { x, y: bottom + 1, width: all, size: 7, colour: SOFT_INK });
}

function drawBlank(
  doc: Sheet,
  { name, width, height, cuts, creases, glue, nicks }: TicketBlank,
  frame: BlankFrame,
): number {
  const { x, y } = frame;
  const scale = Math.min(frame.width / width, frame.tallest / height);
  const [wide, tall] = [width * scale, height * scale];
  const place = ([px, py]: Point): Point => [x + px * scale, y + py * scale];
  marked(
    doc,
    'Figure',
    () => {
      for (const { outline } of glue) trace(doc, outline, place);
      if (glue.length > 0) doc.fillColor('#EBC9A6').fill();
      doc.lineWidth(0.5).strokeColor(SOFT_INK).dash(2.5, { space: 1.5 });
      for (const { points, closed } of creases) trace(doc, points, place, closed);
      if (creases.length > 0) doc.stroke();
      doc.undash().lineWidth(0.7).strokeColor(INK);
      for (const { points, closed } of cuts) trace(doc, points, place, closed);
      doc.stroke();
      for (const nick of nicks) doc.circle(...place(nick), 1.3);
      if (nicks.length > 0) doc.fillColor(ACCENT).fill();
      for (const [at, { outline }] of glue.entries()) {
        const [px, py] = place(middleOf(outline));
        write(doc, String(at + 1), { x: px - 20, y: py - 5, width: 22.5, size: 8, face: 'strong', align: 'right' });
      }
    },
    { alt: `The blank of ${name} with its cuts, creases, nicks and glue`, bbox: [x, y, x + wide, y + tall] },
  );
  return y + tall;
}
