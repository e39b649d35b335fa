import type { Point } from '@boxwright/dieline';
import { drawLabel } from '../order-form-head.ts';
import { ACCENT, INK, type Sheet, SOFT_INK, write } from '../sheet.ts';
import { marked } from '../structure.ts';
import type { JobTicketData, TicketLayout, TicketPart } from './job-ticket-data.ts';

type Drawn = TicketPart & { readonly layout: TicketLayout };

/** In points. */
const tallest = 150;
const gap = 14;

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Draws the sheets of a box of several parts, side by side; returns the y below. */
export function drawLayouts(doc: Sheet, { x, y: top, width: all }: Frame, { parts }: JobTicketData): number {
  const drawn = parts.filter((part): part is Drawn => part.layout !== null);
  if (drawn.length === 0) return top;
  const width = (all - (drawn.length - 1) * gap) / drawn.length;
  let bottom = top;
  for (const [index, part] of drawn.entries()) {
    const left = x + index * (width + gap);
    const label = part.layout.numbers ? `All on ${part.sheet}` : `${part.name}: ${part.ups} ups on ${part.sheet}`;
    const y = drawLabel(doc, label, left, top, width);
    bottom = Math.max(bottom, drawSheet(doc, part, { x: left, y: y + 2, width }));
  }
  return bottom;
}

function drawSheet(doc: Sheet, { name, ups, sheet, layout }: Drawn, { x, y, width }: Frame): number {
  const scale = Math.min(width / layout.width, tallest / layout.height);
  const [wide, tall] = [layout.width * scale, layout.height * scale];
  marked(
    doc,
    'Figure',
    () => {
      doc.lineWidth(0.8).rect(x, y, wide, tall).fillAndStroke('#FFFFFF', INK);
      doc.lineWidth(0.5);
      for (const outline of layout.outlines) trace(doc, outline, ([px, py]) => [x + px * scale, y + py * scale]);
      doc.fillAndStroke('#F1EADC', SOFT_INK);
      for (const [index, number] of (layout.numbers ?? []).entries()) {
        if (layout.scrapped?.includes(number)) crossOut(doc, layout.outlines[index] ?? [], { x, y, scale });
      }
      for (const [index, number] of (layout.numbers ?? []).entries()) {
        const [px, py] = middleOf(layout.outlines[index] ?? []);
        const box = { x: x + px * scale - 20, y: y + py * scale - 5, width: 23 };
        write(doc, number, { ...box, size: 9, face: 'strong', align: 'right' });
      }
      doc
        .lineWidth(2)
        .strokeColor(INK)
        .moveTo(x, y)
        .lineTo(x + wide, y)
        .stroke();
    },
    { alt: `${name}: ${ups} blanks on a sheet of ${sheet}, gripper on top`, bbox: [x, y, x + wide, y + tall] },
  );
  const crossed = layout.scrapped?.length ? ', with what is scrapped crossed out' : '';
  return write(doc, `Gripper on top${crossed}`, { x, y: y + tall + 2, width, size: 7, colour: SOFT_INK });
}

/** Draws a cross over a blank, from corner to corner of its bounding box. */
function crossOut(doc: Sheet, outline: readonly Point[], at: { x: number; y: number; scale: number }): void {
  const [xs, ys] = [outline.map(([x]) => at.x + x * at.scale), outline.map(([, y]) => at.y + y * at.scale)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  doc.lineWidth(1).strokeColor(ACCENT).moveTo(left, top).lineTo(right, bottom).moveTo(right, top).lineTo(left, bottom);
  doc.stroke();
}

/** The middle of an outline's bounding box. */
export function middleOf(outline: readonly Point[]): Point {
  const middle = (lengths: readonly number[]) => (Math.min(...lengths) + Math.max(...lengths)) / 2;
  return [middle(outline.map(([x]) => x)), middle(outline.map(([, y]) => y))];
}

/** Adds a line to the page's path, to be stroked or filled. */
export function trace(
  doc: Sheet,
  outline: readonly Point[],
  place: (point: Point) => Point,
  isClosed: boolean = true,
): void {
  for (const [index, point] of outline.entries()) {
    const [x, y] = place(point);
    if (index === 0) doc.moveTo(x, y);
    else doc.lineTo(x, y);
  }
  if (isClosed) doc.closePath();
}
