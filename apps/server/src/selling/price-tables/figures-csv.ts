import { csvLine, csvStart, readCsv } from '@boxwright/accounting';
import { fail, ok, type Result } from '@boxwright/contract';
import { rangeOf } from './figure.ts';
import type { ShownFigure, Typed } from './price-table.ts';

const columns = ['key', 'group', 'figure', 'unit', 'allowed', 'value'] as const;

/** Figures as a CSV file, as spreadsheets open it. */
export function figuresCsv(figures: readonly ShownFigure[], typed: Typed): string {
  const rows = figures.map((figure) => [
    figure.key,
    figure.group,
    figure.label,
    figure.unit,
    rangeOf(figure),
    typed[figure.key] ?? figure.text,
  ]);
  return csvStart + [columns, ...rows].map(csvLine).join('');
}

/**
 * The figures of a file by key, or the line with what is wrong in it. Every figure must be there once, so that a file
 * of another table, or half of one, isn't taken for this one. Spreadsheets that write a decimal comma separate cells by
 * semicolons: in such a file, the comma of a number is read as a decimal point.
 */
export function readFiguresCsv(text: string, figures: readonly ShownFigure[]): Result<Typed> {
  const {
    separator,
    rows: [head, ...rows],
  } = readCsv(text);
  const [keyAt, valueAt] = [head?.cells.indexOf('key') ?? -1, head?.cells.indexOf('value') ?? -1];
  if (keyAt < 0 || valueAt < 0) return broken('Line 1 must name the columns, “key” and “value” among them.');
  const known = new Map(figures.map(({ key, kind }) => [key, kind]));
  const typed: Record<string, string> = {};
  for (const { line, cells } of rows) {
    const key = (cells[keyAt] ?? '').trim();
    if (key === '' && cells.every((each) => each.trim() === '')) continue;
    const kind = known.get(key);
    if (kind === undefined) return broken(`Line ${line}: there is no figure “${key.slice(0, 80)}” in this table.`);
    if (Object.hasOwn(typed, key)) return broken(`Line ${line}: “${key}” is in the file twice.`);
    const value = (cells[valueAt] ?? '').trim();
    const isList = kind === 'pincodes' || kind === 'zones';
    typed[key] = separator === ';' && !isList ? value.replace(',', '.') : value;
  }
  const missing = figures.find(({ key }) => !Object.hasOwn(typed, key));
  if (missing) return broken(`The line of “${missing.key}” (${missing.label}) is missing.`);
  return ok(typed);
}

const broken = (text: string): Result<never> => fail('invalid', text, { field: 'csv' });
