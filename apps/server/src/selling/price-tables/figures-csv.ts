import { fail, ok, type Result } from '@boxwright/contract';
import { rangeOf } from './figure.ts';
import type { ShownFigure, Typed } from './price-table.ts';

const columns = ['key', 'group', 'figure', 'unit', 'allowed', 'value'] as const;

/** Figures as CSV (RFC 4180), as spreadsheets open it. */
export function figuresCsv(figures: readonly ShownFigure[], typed: Typed): string {
  const rows = figures.map((figure) => [
    figure.key,
    figure.group,
    figure.label,
    figure.unit,
    rangeOf(figure),
    typed[figure.key] ?? figure.text,
  ]);
  return [columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** A cell that begins like a formula gets an apostrophe, with which spreadsheets show it as text. */
const cell = (text: string): string => {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/**
 * The figures of a file by key, or what is wrong in which line. Every figure must be there once, so that a file of
 * another table, or half of one, isn't taken for this one. Spreadsheets that write decimals with a comma write semicolons
 * between cells: the comma of a number in such a file is read as its point.
 */
export function readFiguresCsv(text: string, figures: readonly ShownFigure[]): Result<Typed> {
  const separator = separatorOf(text);
  const [head, ...rows] = rowsIn(text.replace(/^\uFEFF/, ''), separator);
  const [keyAt, valueAt] = [head?.cells.indexOf('key') ?? -1, head?.cells.indexOf('value') ?? -1];
  if (keyAt < 0 || valueAt < 0) return broken('Line 1 must name the columns, “key” and “value” among them.');
  const known = new Map(figures.map(({ key, kind }) => [key, kind]));
  const typed: Record<string, string> = {};
  for (const { line, cells } of rows) {
    const key = withoutMark(cells[keyAt] ?? '').trim();
    if (key === '' && cells.every((each) => each.trim() === '')) continue;
    const kind = known.get(key);
    if (kind === undefined) return broken(`Line ${line}: there is no figure “${key.slice(0, 80)}” in this table.`);
    if (Object.hasOwn(typed, key)) return broken(`Line ${line}: “${key}” is in the file twice.`);
    const value = withoutMark(cells[valueAt] ?? '').trim();
    const isList = kind === 'pincodes' || kind === 'zones';
    typed[key] = separator === ';' && !isList ? value.replace(',', '.') : value;
  }
  const missing = figures.find(({ key }) => !Object.hasOwn(typed, key));
  if (missing) return broken(`The line of “${missing.key}” (${missing.label}) is missing.`);
  return ok(typed);
}

const broken = (text: string): Result<never> => fail('invalid', text, { field: 'csv' });

const withoutMark = (text: string): string => text.replace(/^'(?=[=+\-@\t\r])/, '');

interface Row {
  /** The line of the file in which it begins. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A comma or a semicolon, whichever the first line has. */
const separatorOf = (text: string): ',' | ';' => {
  const first = text.slice(0, Math.max(0, text.search(/\r?\n|$/)));
  return !first.includes(',') && first.includes(';') ? ';' : ',';
};

function rowsIn(text: string, separator: ',' | ';'): Row[] {
  const rows: Row[] = [];
  let cells: string[] = [];
  let value = '';
  let isQuoted = false;
  let line = 1;
  let begun = 1;
  const endRow = () => {
    rows.push({ line: begun, cells: [...cells, value] });
    cells = [];
    value = '';
    begun = line;
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '\n') line += 1;
    if (isQuoted) {
      if (character !== '"') value += character;
      else if (text[at + 1] === '"') {
        value += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && value === '') isQuoted = true;
    else if (character === separator) {
      cells.push(value);
      value = '';
    } else if (character === '\n') endRow();
    else if (character !== '\r') value += character;
  }
  if (value !== '' || cells.length > 0) endRow();
  return rows;
}
