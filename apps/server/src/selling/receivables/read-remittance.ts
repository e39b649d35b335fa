import { readCsv } from '@boxwright/accounting';
import { fail, mostRemitted, ok, paiseIn, type Result } from '@boxwright/contract';
import { plainParcelNumber } from '@boxwright/orders';
import type { CourierCash } from '@boxwright/storage';
import { orderNumber } from '../company/order-number.ts';

/** What a row of a courier's remittance is for. */
export interface Remitted<Order> {
  readonly order: Order;
  /** In paise; null for all that is due. */
  readonly amount: number | null;
}

/** A row as it was typed: the number of an order or a parcel, and an amount. */
interface RemittedRow {
  readonly line: number;
  readonly number: string;
  readonly amount: number | null;
}

/** The rows of a list: CSV or cells pasted from a spreadsheet. A first line without digits has the heads. */
export function readRemittance(list: string): Result<readonly RemittedRow[]> {
  const isPasted = /^[^\r\n]*\t/.test(list.trimStart());
  const all = isPasted
    ? list.split(/\r?\n/).map((row, place) => ({ line: place + 1, cells: row.split('\t') }))
    : readCsv(list).rows;
  const rows = all.filter(
    ({ cells }, place) => cells.some((cell) => cell.trim() !== '') && (place > 0 || /\d/.test(cells[0] ?? '')),
  );
  if (rows.length > mostRemitted) return refused(`At most ${mostRemitted} rows are recorded at once.`);
  const read: RemittedRow[] = [];
  for (const { line, cells } of rows) {
    const [number = '', typed = ''] = cells.map((cell) => cell.trim());
    const amount = typed === '' ? null : paiseIn(typed);
    if (typed !== '' && (amount === null || Number.isNaN(amount) || amount <= 0)) {
      return refused(`Row ${line}: “${typed}” is no amount in rupees.`);
    }
    read.push({ line, number, amount });
  }
  return read.length === 0 ? refused('Please enter the orders or parcels whose cash has come.') : ok(read);
}

/** To which orders the rows belong, each at most once; or why a row isn't clear. */
export function matchRemittance(
  rows: readonly RemittedRow[],
  owed: readonly CourierCash[],
): Result<readonly Remitted<CourierCash>[]> {
  const matched: Remitted<CourierCash>[] = [];
  for (const { line, number, amount } of rows) {
    const bare = plainParcelNumber(number);
    const found = owed.filter((each) =>
      [orderNumber(each), ...each.parcels].some((own) => own !== '' && plainParcelNumber(own) === bare),
    );
    const [order, other] = found;
    if (!order) return refused(`Row ${line}: nothing is to come from a courier for ${number || 'an empty number'}.`);
    if (other) return refused(`Row ${line}: several orders have the parcel ${number}. Please enter their own numbers.`);
    if (matched.some((each) => each.order.orderId === order.orderId))
      return refused(`Row ${line}: ${number} is listed twice.`);
    if (amount !== null && amount > order.due)
      return refused(
        `Row ${line}: more than is due for ${number}. What is too much is recorded on the order’s own page.`,
      );
    matched.push({ order, amount });
  }
  return ok(matched);
}

const refused = (text: string): Result<never> => fail('invalid', text, { field: 'list' });
