/** Spreadsheets take a file as UTF-8 by this mark alone. */
export const csvStart = '\uFEFF';

/**
 * One line of a CSV file (RFC 4180) with its end. A text that a spreadsheet would run as a formula, or turn into another
 * number or a date, gets an apostrophe in front; so does one that begins with an apostrophe. A reader removes one
 * apostrophe and has the text again (`readCsv`). Numbers stay numbers, negative ones too.
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

const mark = "'";

function csvCell(text: string): string {
  const kept = isChanged(text) ? `${mark}${text}` : text;
  return /[",\r\n]/.test(kept) ? `"${kept.replaceAll('"', '""')}"` : kept;
}

/** The text of a cell without the mark. */
export const withoutMark = (cell: string): string => (cell.startsWith(mark) ? cell.slice(mark.length) : cell);

/** A reference has more digits before the point than spreadsheets show in full, or a zero in front. */
const number = /^-?(0|[1-9]\d{0,10})(\.\d+)?$/;
/** Japanese and Chinese keyboards write full-width signs, which begin a formula too. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
const digits = /^\d+(\.\d*)?(e[+-]?\d+)?$/i;
const dayOrFraction = /^\d{1,4}[-/]\d{1,4}([-/]\d{1,4})?$/;
/** A day as we write it, "2026-10-30", may stay a date. */
const day = /^\d{4}-\d\d-\d\d$/;

function isChanged(text: string): boolean {
  const bare = text.trim();
  if (number.test(bare) || day.test(bare)) return false;
  return text.startsWith(mark) || formula.test(text) || digits.test(bare) || dayOrFraction.test(bare);
}
