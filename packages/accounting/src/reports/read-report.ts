import { type CsvRow, readCsv } from '../read-csv.ts';

/** A column of somebody else's report: how we call it in a sentence, and the heads under which it has been seen. */
export interface ReportColumn {
  readonly heads: readonly [string, ...string[]];
  readonly isOptional?: true;
}

export interface ReportRow<Name extends string> {
  /** The line of the file in which it begins. */
  readonly line: number;
  /** Empty for a column that the file doesn't have. */
  readonly cells: Readonly<Record<Name, string>>;
}

/** How many lines a report may have above its heads. */
const mostAbove = 10;

/**
 * The rows of a report as CSV, or as cells pasted from a spreadsheet, by its heads; otherwise the sentence that names
 * what is missing.
 *
 * @param what the report, as it begins a sentence: "This isn’t … "
 */
export function readReport<Name extends string>(
  file: string,
  columns: Readonly<Record<Name, ReportColumn>>,
  what: string,
): { readonly rows: readonly ReportRow<Name>[] } | { readonly problem: string } {
  const isPasted = /^[^\r\n]*\t/.test(file.trimStart());
  const all: readonly CsvRow[] = isPasted ? pastedRows(file) : readCsv(file).rows;
  const names = Object.keys(columns) as Name[]; // its own keys
  const placesIn = (row: CsvRow) => {
    const heads = row.cells.map(plainHead);
    return names.map((name) => {
      // A report may have several of the heads: the first of ours counts.
      const found = columns[name].heads.map((head) => heads.indexOf(plainHead(head))).find((at) => at >= 0);
      return [name, found ?? -1] as const;
    });
  };
  const isMissing = ([name, at]: readonly [Name, number]) => at < 0 && columns[name].isOptional !== true;
  const tried = all.slice(0, mostAbove).map((row) => ({ row, places: placesIn(row) }));
  // The line with the most of the heads is the one that a sentence is about.
  const best = tried.toSorted((a, b) => a.places.filter(isMissing).length - b.places.filter(isMissing).length)[0];
  const missing = best?.places.filter(isMissing) ?? [];
  if (best === undefined) return { problem: 'The file is empty.' };
  if (missing.length > 0) {
    const heads = missing.map(([name]) => `“${columns[name].heads[0]}”`);
    return { problem: `This isn’t ${what}: it has no column ${heads.join(', ')}.` };
  }
  const rows = all
    .slice(all.indexOf(best.row) + 1)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(best.places.map(([name, at]) => [name, (cells[at] ?? '').trim()])) as Record<
        Name,
        string
      >, // a cell for each name
    }));
  return { rows };
}

const pastedRows = (list: string): CsvRow[] =>
  list.split(/\r?\n/).map((row, place) => ({ line: place + 1, cells: row.split('\t') }));

/** A head without capitals, spaces and signs, which exports change from time to time. */
const plainHead = (head: string): string => head.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * An amount of a report in paise, half up where it has more decimals; null for what isn't one. Empty is nothing: 0.
 * Brackets and a minus in front mean less.
 */
export function paiseOfReport(text: string): number | null {
  const bare = text.replace(/[₹,\s]|^(rs\.?|inr)/gi, '');
  if (bare === '' || bare === '-') return 0;
  const isLess = /^\(.*\)$/.test(bare) || bare.startsWith('-');
  const size = bare.replace(/^-|[()]/g, '');
  if (!/^\d{1,11}(\.\d+)?$/.test(size)) return null;
  const [whole = '0', decimals = ''] = size.split('.');
  const paise = Number(whole) * 100 + Math.round(Number(`${decimals.padEnd(3, '0').slice(0, 3)}`) / 10);
  return isLess && paise !== 0 ? -paise : paise;
}

/** A day of a report: `2026-11-03`, with or without a time, or `03-11-2026` and `03/11/2026`; null for another text. */
export function dayOfReport(text: string): string | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(text);
  const turned = /^(\d{2})[-/.](\d{2})[-/.](\d{4})(?!\d)/.exec(text);
  const day = found ? found.slice(1, 4).join('-') : turned ? turned.slice(1, 4).toReversed().join('-') : '';
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) ? day : null;
}
