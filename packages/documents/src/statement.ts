import { formatRupees, type Paise, paise } from '@boxwright/money';
import { drawFurniture } from './furniture.ts';
import { longDate } from './long-date.ts';
import { drawLabel, drawLetterhead } from './order-form-head.ts';
import {
  band,
  bytesOf,
  crease,
  frameOf,
  hairline,
  inkLine,
  newSheet,
  SHEET,
  type Sheet,
  SOFT_INK,
  write,
} from './sheet.ts';
import type { StatementData } from './statement-data.ts';
import { repeated, within } from './structure.ts';

interface Column {
  readonly title: string;
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

const accountColumns = [
  // Wide enough for a day in September.
  { title: 'Date', x: SHEET.left, width: 84, align: 'left' },
  { title: 'Entry', x: 133, width: 74, align: 'left' },
  { title: 'Number and order', x: 211, width: 124, align: 'left' },
  { title: 'Debit', x: 339, width: 66, align: 'right' },
  { title: 'Credit', x: 409, width: 66, align: 'right' },
  { title: 'Balance', x: 479, width: SHEET.right - 479, align: 'right' },
] as const satisfies readonly Column[];

const openColumns = [
  { title: 'Order', x: SHEET.left, width: 90, align: 'left' },
  { title: 'Invoice', x: 139, width: 100, align: 'left' },
  { title: 'To be paid', x: 243, width: 200, align: 'left' },
  { title: 'Open', x: 447, width: SHEET.right - 447, align: 'right' },
] as const satisfies readonly Column[];

const rowHeight = 17;
const whole = { x: SHEET.left, width: SHEET.right - SHEET.left };

/** A customer's statement of account as PDF: A4 portrait, vector, selectable text. The same data gives the same bytes. */
export async function statementPdf(data: StatementData): Promise<Uint8Array> {
  const { company, period, issuedAt } = data;
  const doc = newSheet({ title: 'Statement of account', subject: period, author: company.name, createdAt: issuedAt });
  const head = { company, title: 'Statement of account', number: period, date: longDate(issuedAt) };
  const top = drawAddressee(doc, drawLetterhead(doc, head), data) + 12;
  const account = drawTable(doc, top, accountColumns, [
    ['', 'Opening balance', '', '', '', formatRupees(data.opening)],
    ...data.entries.map(({ day, what, reference, amount, balance }) => [
      day,
      what,
      reference,
      ...(amount < 0 ? ['', formatRupees(paise(-amount))] : [formatRupees(amount), '']),
      formatRupees(balance),
    ]),
  ]);
  let y = drawSum(doc, account, data.closing < 0 ? 'Closing balance, in your favour' : 'Closing balance', data.closing);
  if (data.open.length > 0) {
    y = drawLabel(doc, 'What is open', SHEET.left, room(doc, y + 16, 80), 200) + 3;
    const rows = data.open.map(({ order, invoice, due, amount }) => [order, invoice, due, formatRupees(amount)]);
    y = drawSum(doc, drawTable(doc, y, openColumns, rows), 'Open', data.openSum);
    y = drawAges(doc, room(doc, y + 12, 50), data.ages);
  }
  drawNotes(doc, y + 14, data);
  drawFurniture(doc, company, `Statement of account, ${period}`);
  return bytesOf(doc);
}

/** The y at which something of this height begins: on a new page if it doesn't fit. */
function room(doc: Sheet, y: number, height: number): number {
  return y + height > frameOf(doc).bottom ? nextPage(doc) : y;
}

function nextPage(doc: Sheet): number {
  doc.addPage();
  return SHEET.top + 22;
}

function drawAddressee(doc: Sheet, top: number, { madeOutTo }: StatementData): number {
  crease(doc, top);
  let y = drawLabel(doc, 'For', SHEET.left, top + 11, 250);
  for (const [index, line] of madeOutTo.entries())
    y = write(doc, line, { ...whole, y, face: index === 0 ? 'strong' : 'text', tallest: 40 });
  crease(doc, y + 10);
  return y + 10;
}

/** Draws a table over as many pages as it needs, with its head on each; returns the y below. */
function drawTable(doc: Sheet, top: number, columns: readonly Column[], rows: readonly (readonly string[])[]): number {
  return within(doc, 'Table', () => {
    let y = drawHead(doc, top, columns);
    for (const cells of rows) {
      if (y + rowHeight > frameOf(doc).bottom) y = repeated(doc, () => drawHead(doc, nextPage(doc), columns));
      within(doc, 'TR', () => {
        for (const [index, { title: _title, ...column }] of columns.entries()) {
          const cell = { ...column, y: y + 4, tabular: column.align === 'right', tallest: 12 };
          within(doc, 'TD', () => write(doc, cells[index] ?? '', cell));
        }
      });
      y += rowHeight;
      hairline(doc, y);
    }
    return y;
  });
}

function drawHead(doc: Sheet, top: number, columns: readonly Column[]): number {
  band(doc, top, rowHeight);
  within(doc, 'TR', () => {
    for (const { title, ...column } of columns) {
      const head = { ...column, y: top + 5, face: 'strong', size: 7.5, colour: SOFT_INK } as const;
      within(doc, 'TH', () => write(doc, title, head), { scope: 'Column' });
    }
  });
  inkLine(doc, top + rowHeight);
  return top + rowHeight;
}

function drawSum(doc: Sheet, top: number, name: string, amount: Paise): number {
  const y = room(doc, top + 6, 20);
  write(doc, name, { ...whole, y, face: 'strong', size: 10 });
  const size = formatRupees(paise(Math.abs(amount)));
  write(doc, size, { ...whole, y: y - 1, face: 'heading', size: 12.5, align: 'right' });
  return y + 18;
}

/** The ages beside each other. */
function drawAges(doc: Sheet, top: number, ages: StatementData['ages']): number {
  const share = whole.width / Math.max(1, ages.length);
  for (const [index, { name, amount }] of ages.entries()) {
    const column = { x: SHEET.left + index * share, width: share - 6 };
    write(doc, name, { ...column, y: top, size: 7.5, colour: SOFT_INK });
    write(doc, formatRupees(amount), { ...column, y: top + 11, face: 'strong', tabular: true });
  }
  return top + 26;
}

function drawNotes(doc: Sheet, top: number, { notes, bank }: StatementData): void {
  const lines = [...notes, ...(bank.length === 0 ? [] : [`Please transfer to: ${bank.join(', ')}`])];
  let y = room(doc, top, lines.length * 22);
  for (const line of lines) y = write(doc, line, { ...whole, y }) + 4;
}
