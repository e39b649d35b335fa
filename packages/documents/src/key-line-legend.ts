import { keyLineLegend, measure, type PathKind, type Point } from '@boxwright/dieline';
import type { KeyLineData, KeyLinePage } from './key-line-data.ts';
import { dashesOf } from './key-line-steps.ts';
import { longDate } from './long-date.ts';
import type { ProcessingStep } from './pdf-layers.ts';
import { type Sheet, write } from './sheet.ts';
import { artifact, within } from './structure.ts';

const mm = 72 / 25.4;
const { length: legendWidth, row: rowHeight } = keyLineLegend;

/** Draws the legend: what is drawn, for whom and when; a sample of each line; and a bar to check the scale. */
export function drawLegend(
  doc: Sheet,
  data: KeyLinePage,
  [left, top]: Point,
  lines: readonly { readonly kind: PathKind; readonly step: ProcessingStep }[],
): void {
  const y = top + 10 * mm;
  doc.undash().lineWidth(0.5);
  rule(doc, [left, y - 8], [left + legendWidth * mm, y - 8]);
  const title = [data.style.name, data.style.ecma && `ECMA ${data.style.ecma}`].filter(Boolean).join(' · ');
  const samples = left + 108 * mm;
  write(doc, title, {
    ...ink,
    x: left,
    y,
    width: samples - left - 8,
    face: 'strong',
    size: 12.5,
    as: 'H1',
    tallest: 16,
  });
  within(doc, 'Table', () => {
    rowsOf(data).forEach(([label, value], index) => {
      const row = { ...ink, y: y + 21 + index * rowHeight, size: 7.5, tallest: rowHeight };
      within(doc, 'TR', () => {
        within(doc, 'TH', () => write(doc, label, { ...row, x: left, width: 58, face: 'strong' }), { scope: 'Row' });
        within(doc, 'TD', () => write(doc, value, { ...row, x: left + 62, width: 230 }));
      });
    });
  });
  const notes = notesOf(data);
  if (notes !== '') {
    write(doc, notes, {
      ...ink,
      x: left,
      y: y - 20,
      width: legendWidth * mm,
      face: 'strong',
      size: 7.5,
      tallest: rowHeight,
    });
  }
  drawScaleBar(doc, samples, y + 2);
  lines.forEach(({ kind, step }, index) => {
    const rowY = y + 21 + index * rowHeight;
    dashesOf(doc, kind);
    // In process colours, because the inks of cut and crease are only on what is cut and creased.
    doc.strokeColor([...step.ink]);
    rule(doc, [samples, rowY + 4], [samples + 34, rowY + 4]);
    write(doc, step.name, { ...ink, x: samples + 41, y: rowY, width: 120, size: 7.5 });
  });
  doc.undash().strokeColor(ink.colour);
}

/** Which side it is of a box that is printed on both, and what the marks of a template mean. */
function notesOf({ template, side }: KeyLinePage): string {
  const outside = template || side ? 'Outside, seen from the print side' : '';
  const seen = side === 'inside' ? 'Inside, as seen from inside' : outside;
  const page = template && side ? `: page ${side === 'inside' ? 2 : 1} of your file` : '';
  const marks = template ? ' Arrows point up on the closed box. Grey: glued, no ink and no varnish.' : '';
  return seen === '' ? '' : `${seen}${page}.${marks}`;
}

/** The legend's spot colour. */
const ink = { colour: 'Legend' } as const;

function rule(doc: Sheet, [x1, y1]: Point, [x2, y2]: Point): void {
  artifact(doc, () => doc.moveTo(x1, y1).lineTo(x2, y2).stroke());
}

function drawScaleBar(doc: Sheet, x: number, y: number): void {
  const right = x + 50 * mm;
  artifact(doc, () =>
    doc
      .moveTo(x, y)
      .lineTo(x, y + 4)
      .lineTo(right, y + 4)
      .lineTo(right, y)
      .stroke(),
  );
  write(doc, 'Scale 1:1, this bar is 50 mm', { ...ink, x, y: y + 6.5, width: right - x, size: 6.5 });
}

function rowsOf({ blanks, inside, ordered, board, reference, date, company }: KeyLineData): [string, string][] {
  const measures = [inside.length, inside.width, inside.height].filter((length) => length > 0);
  const flat = blanks.map(({ name, dieline }) => {
    const { flatWidth, flatHeight } = measure(dieline);
    const size = `${flatWidth.toFixed(1)} × ${flatHeight.toFixed(1)} mm`;
    return blanks.length > 1 ? `${name} ${size}` : size;
  });
  const isInsert = blanks.some(({ dieline }) => dieline.panels.some(({ role }) => role === 'divider'));
  const inner = isInsert ? 'Box inside' : 'Inside';
  const rows: [string, string | undefined][] = [
    [measures.length > 2 ? inner : 'Size', `${measures.map(plain).join(' × ')} mm`],
    ['Ordered as', ordered],
    ['Flat', flat.join(', ')],
    ['Board', `${board.name}, ${plain(board.caliper)} mm`],
    ['Reference', reference],
    ['Date', longDate(date).replaceAll('\u202f', ' ')],
    ['Company', company.name],
    ['Contact', [company.email, ...company.phones.slice(0, 1)].join(' · ')],
  ];
  return rows.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []));
}

function plain(length: number): string {
  return String(Math.round(length * 1000) / 1000);
}
