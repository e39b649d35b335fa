import { divideHalfUp, type Paise, paise, toRupees } from '@boxwright/money';
import { csvLine, csvStart } from './csv.ts';

/** The ages of what is open, by the days since it was to be paid. */
export const ageNames = ['Not due', 'Up to 30 days', '31–60 days', '61–90 days', 'Over 90 days'] as const;

const daysOfYear = 365n;

/**
 * Simple interest by the day, as it is agreed between companies, rounded half up to a paisa.
 *
 * @param yearlyBps basis points a year: 1800 is 18 %; 0 means that none is asked
 * @param late days since it was to be paid
 */
export const interestOn = (due: Paise, yearlyBps: number, late: number): Paise =>
  divideHalfUp(BigInt(due) * BigInt(yearlyBps) * BigInt(late), 10_000n * daysOfYear);

/** A customer in the list of what is open. */
export interface ReceivableRow {
  readonly customerId: number;
  readonly name: string;
  readonly companyName: string | null;
  readonly mobile: string;
  readonly orders: number;
  readonly open: number;
  readonly ages: readonly number[];
  readonly mostLate: number;
  readonly refundsDue: number;
  /** Held on account. */
  readonly held: number;
}

const rupees = (amount: number): string => toRupees(paise(amount));

/** The head of the list of what customers owe. */
export const receivablesStart =
  csvStart +
  csvLine([
    'Customer',
    'Name',
    'Company',
    'Mobile',
    'Orders',
    'Open',
    ...ageNames,
    'Days late',
    'Refunds due',
    'On account',
  ]);

export const receivableLine = (row: ReceivableRow): string =>
  csvLine([
    String(row.customerId),
    row.name,
    row.companyName ?? '',
    row.mobile,
    String(row.orders),
    rupees(row.open),
    ...row.ages.map(rupees),
    String(row.mostLate),
    rupees(row.refundsDue),
    rupees(row.held),
  ]);

/** An entry of a customer's account, in the words of its statement. */
export interface StatementEntry {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly what: string;
  readonly reference: string;
  readonly orderNumber: string;
  /** Above zero it is owed; below, it isn't any more. */
  readonly amount: Paise;
  /** What is owed after it. */
  readonly balance: Paise;
}

/** The entries with the balance after each. */
export function withBalances<Entry extends { readonly amount: number }>(
  opening: number,
  entries: readonly Entry[],
): readonly (Entry & { readonly balance: number })[] {
  let balance = opening;
  return entries.map((entry) => {
    balance += entry.amount;
    return { ...entry, balance };
  });
}

/** A customer's account as CSV. */
export function statementCsv(opening: Paise, entries: readonly StatementEntry[]): string {
  const head = csvStart + csvLine(['Date', 'Entry', 'Reference', 'Order', 'Debit', 'Credit', 'Balance']);
  const first = csvLine(['', 'Opening balance', '', '', '', '', toRupees(opening)]);
  const lines = entries.map(({ day, what, reference, orderNumber, amount, balance }) => {
    const size = rupees(Math.abs(amount));
    const [debit, credit] = amount < 0 ? ['', size] : [size, ''];
    return csvLine([day, what, reference, orderNumber, debit, credit, toRupees(balance)]);
  });
  return head + first + lines.join('');
}
