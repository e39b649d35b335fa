import { csvStart, withoutMark } from './csv.ts';

export interface CsvRow {
  /** The line of the file in which it begins. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A spreadsheet that writes decimals with a comma writes semicolons between cells. */
export type CsvSeparator = ',' | ';';

/** The rows of a CSV file as spreadsheets and we write it, with or without the mark of UTF-8, and what separates cells. */
export function readCsv(file: string): { readonly separator: CsvSeparator; readonly rows: readonly CsvRow[] } {
  const text = file.startsWith(csvStart) ? file.slice(csvStart.length) : file;
  const separator = separatorOf(text);
  return { separator, rows: rowsIn(text, separator) };
}

/** A comma or a semicolon, whichever the first line has. */
const separatorOf = (text: string): CsvSeparator => {
  const first = text.slice(0, Math.max(0, text.search(/\r?\n|$/)));
  return !first.includes(',') && first.includes(';') ? ';' : ',';
};

function rowsIn(text: string, separator: CsvSeparator): CsvRow[] {
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let value = '';
  let isQuoted = false;
  let line = 1;
  let begun = 1;
  const endCell = () => {
    cells.push(withoutMark(value));
    value = '';
  };
  const endRow = () => {
    endCell();
    rows.push({ line: begun, cells });
    cells = [];
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
    else if (character === separator) endCell();
    else if (character === '\n') endRow();
    else if (character !== '\r') value += character;
  }
  if (value !== '' || cells.length > 0) endRow();
  return rows;
}
