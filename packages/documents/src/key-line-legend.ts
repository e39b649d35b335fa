import { measure, type PathKind, type Point } from '@boxwright/dieline';
import type { KeyLineData } from './key-line-data.ts';
import { dashesOf } from './key-line-steps.ts';
import type { ProcessingStep } from './pdf-layers.ts';
import { printable } from './printable.ts';
import type { Sheet } from './sheet.ts';

/** Height of the legend below the blanks, in millimetres. */
export const legendHeight = 44;
export const legendWidth = 170;

const mm = 72 / 25.4;
const rowHeight = 11;

const longIndianDate = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/**
 * Draws the legend: what the drawing shows, for whom and when; a sample of each line kind; and a bar of 50 mm to check
 * the print's scale.
 */
export function drawLegend(
  doc: Sheet,
  data: KeyLineData,
  [left, top]: Point,
  lines: readonly { readonly kind: PathKind; readonly step: ProcessingStep }[],
): void {
  const y = top + 10 * mm;
  doc.undash().lineWidth(0.5);
  doc
    .moveTo(left, y - 8)
    .lineTo(left + legendWidth * mm, y - 8)
    .stroke();
  const title = [data.style.name, data.style.ecma && `ECMA ${data.style.ecma}`].filter(Boolean).join(' · ');
  doc.font('strong').fontSize(12.5).text(printable(title), left, y, { lineBreak: false });
  rowsOf(data).forEach(([label, value], index) => {
    const rowY = y + 21 + index * rowHeight;
    doc.font('strong').fontSize(7.5).text(label, left, rowY, { lineBreak: false });
    doc.font('text').text(printable(value), left + 62, rowY, { width: 230, height: rowHeight, ellipsis: true });
  });
  const samples = left + 108 * mm;
  lines.forEach(({ kind, step }, index) => {
    const rowY = y + 21 + index * rowHeight;
    dashesOf(doc, kind);
    // The sample is drawn on the legend's layer, so that it stays visible when the line's own layer is switched off.
    doc
      .strokeColor(step.name)
      .moveTo(samples, rowY + 4)
      .lineTo(samples + 34, rowY + 4)
      .stroke();
    doc
      .font('text')
      .fontSize(7.5)
      .text(step.name, samples + 41, rowY, { lineBreak: false });
  });
  doc.undash().strokeColor('Legend');
  drawScaleBar(doc, left + 108 * mm, y + 2);
}

function drawScaleBar(doc: Sheet, x: number, y: number): void {
  doc
    .moveTo(x, y)
    .lineTo(x, y + 4)
    .lineTo(x + 50 * mm, y + 4)
    .lineTo(x + 50 * mm, y)
    .stroke();
  doc
    .font('text')
    .fontSize(6.5)
    .text('Scale 1:1, this bar is 50 mm', x, y + 6.5, { lineBreak: false });
}

function rowsOf({ blanks, inside, board, reference, date, company }: KeyLineData): [string, string][] {
  const measures = [inside.length, inside.width, inside.height].filter((length) => length > 0);
  const flat = blanks.map(({ name, dieline }) => {
    const { flatWidth, flatHeight } = measure(dieline);
    const size = `${flatWidth.toFixed(1)} × ${flatHeight.toFixed(1)} mm`;
    return blanks.length > 1 ? `${name} ${size}` : size;
  });
  const rows: [string, string | undefined][] = [
    [measures.length > 2 ? 'Inside' : 'Size', `${measures.map(plain).join(' × ')} mm`],
    ['Flat', flat.join(', ')],
    ['Board', `${board.name}, ${plain(board.caliper)} mm`],
    ['Reference', reference],
    ['Date', longIndianDate.format(date).replaceAll('\u202f', ' ')],
    ['Company', company.name],
    ['Contact', [company.email, ...company.phones.slice(0, 1)].join(' · ')],
  ];
  return rows.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []));
}

function plain(length: number): string {
  return String(Math.round(length * 1000) / 1000);
}
