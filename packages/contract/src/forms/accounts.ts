import { isDay, monthNames } from '../kernel/days.ts';
import { type Rule, required } from '../kernel/rules.ts';

/** A period of accounts: days in India, both inclusive, `YYYY-MM-DD`. */
export interface AccountPeriodForm {
  readonly from: string;
  readonly to: string;
}

/** Enough for a leap year. */
export const mostAccountDays = 366;

export const accountPeriodRules: readonly Rule<AccountPeriodForm>[] = [
  { field: 'from', text: 'Please choose the first day of the period.', fails: ({ from }) => !isDay(from) },
  { field: 'to', text: 'Please choose the last day of the period.', fails: ({ to }) => !isDay(to) },
  { field: 'to', text: 'The period ends before it begins.', fails: ({ from, to }) => to < from },
  {
    field: 'to',
    text: `Please choose a period of at most ${mostAccountDays} days.`,
    fails: ({ from, to }) => daysFrom(from, to) > mostAccountDays,
  },
];

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;
const daysFrom = (from: string, to: string): number => dayNumber(to) - dayNumber(from) + 1;

/** The months, quarters and financial years (April to March) up to today, to choose from: the newest of each first. */
export function accountPeriods(today: string): readonly (AccountPeriodForm & { readonly name: string })[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const period = (name: string, firstMonth: number, months: number) => ({
    name,
    from: dayOf(year, firstMonth, 1),
    to: dayOf(year, firstMonth + months, 0),
  });
  const quarter = month - ((month - 1) % 3);
  const april = month >= 4 ? 4 : -8;
  return [
    ...[0, 1, 2].map((back) => period(monthName(dayOf(year, month - back, 1)), month - back, 1)),
    ...[0, 1].map((back) => {
      const first = quarter - 3 * back;
      const from = dayOf(year, first, 1);
      return period(`${monthName(from).slice(0, 3)} – ${monthName(dayOf(year, first + 2, 1))}`, first, 3);
    }),
    ...[0, 1].map((back) => {
      const first = april - 12 * back;
      const start = Number(dayOf(year, first, 1).slice(0, 4));
      return period(`Financial year ${start}-${String(start + 1).slice(2)}`, first, 12);
    }),
  ];
}

/**
 * Whether a return to the GST portal can be of this period: days of one month, or a whole quarter for those who file
 * every three months (January to March, April to June, and so on).
 */
export function isReturnPeriod({ from, to }: AccountPeriodForm): boolean {
  if (from.slice(0, 7) === to.slice(0, 7)) return true;
  const [year = 0, month = 0] = from.split('-').map(Number);
  return month % 3 === 1 && from.endsWith('-01') && to === dayOf(year, month + 3, 0);
}

export const reopenBooksRules: readonly Rule<{ readonly reason: string }>[] = [
  required('reason', 'Please write why the month is reopened.'),
];

/** Whether a day is the last of a month that has ended. */
export function endedMonth(day: string, today: string): boolean {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return isDay(day) && day === dayOf(year, month + 1, 0) && day < today;
}

/** The last day of the month before. */
export function monthBefore(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return dayOf(year, month, 0);
}

/** Months below 1 and above 12 belong to the years before and after; day 0 is the last day of the month before. */
const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

const monthName = (day: string): string => `${monthNames[Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}`;

/** The files that the accountant can download, by their names. */
export const accountExports = {
  'gstr1.zip': {
    name: 'GSTR-1',
    text: 'A CSV file for each section, with the columns of the GST offline tool: B2B, B2C large and small, credit notes, HSN and documents issued.',
  },
  'gstr1.json': {
    name: 'GSTR-1 for the portal',
    text: 'The same return as one JSON file, which the GST portal takes under Returns, Prepare offline. Corrections are credit notes, so it has no amendments; advances for goods aren’t taxed, so it has none.',
    wants: 'A return is of one month or one quarter. Choose one above.',
  },
  'sales-register.csv': { name: 'Sales register', text: 'Invoices and credit notes, a line each, with their taxes.' },
  'ledger.csv': {
    name: 'Ledger',
    text: 'Invoices, credit notes, payments and refunds, with debit and credit. A transfer has the day of the bank statement and is in the period in which it was recorded.',
  },
  'tally-masters.xml': {
    name: 'Masters for Tally',
    text: 'To import before the vouchers: the ledgers that they name, in Tally’s groups, registered buyers with GSTIN and state, the unit, and a stock item for each HSN code and rate.',
  },
  'tally.xml': {
    name: 'Vouchers for Tally',
    text: 'Sales, credit notes, receipts, payments and PayU’s settlements with its fees to import, with the ledgers’ names from the settings.',
  },
  'tally-check.csv': {
    name: 'Dry run for Tally',
    text: 'What Tally would refuse of the period’s vouchers, and how to mend it. Only the head: everything goes in.',
  },
  'e-invoices.zip': {
    name: 'E-invoices',
    text: 'The JSON of invoices and credit notes to registered buyers that aren’t registered yet (INV-01, version 1.1), and a list of those that the portal would refuse.',
  },
} as const satisfies Record<string, { readonly name: string; readonly text: string; readonly wants?: string }>;
export type AccountExport = keyof typeof accountExports;

export const isAccountExport = (file: string): file is AccountExport => Object.hasOwn(accountExports, file);

/** Why there is no such file of the period; undefined where there is. */
export function refusedExport(file: AccountExport, period: AccountPeriodForm): string | undefined {
  const given = accountExports[file];
  return 'wants' in given && !isReturnPeriod(period) ? given.wants : undefined;
}

/** The address from which a file is downloaded. */
export const accountExportAddress = (file: string, period?: AccountPeriodForm): string =>
  period === undefined
    ? `/manage/exports/${file}`
    : `/manage/exports/${file}?${new URLSearchParams({ from: period.from, to: period.to })}`;
