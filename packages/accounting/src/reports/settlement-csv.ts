import { paise, toRupees } from '@boxwright/money';
import { csvLine, csvStart } from '../csv.ts';

const rupees = (amount: number): string => toRupees(paise(amount));

interface SettledLine {
  readonly kind: string;
  readonly action: string;
  readonly utr: string;
  readonly day: string;
  readonly txnid: string;
  readonly payuId: string;
  readonly orderNumber: string;
  readonly amount: number;
  readonly fee: number;
  readonly gst: number;
  readonly net: number;
  readonly ours: number | null;
  readonly oddness: string | null;
}

/** The head of the rows of settlements. */
export const settledRowsStart =
  csvStart +
  csvLine([
    ...['UTR', 'Settled on', 'Kind', 'PayU says', 'Order', 'Transaction', 'PayU ID'],
    ...['Amount', 'Fee', 'GST', 'Net', 'Our amount', 'To look at'],
  ]);

export const settledRowLine = (row: SettledLine): string =>
  csvLine([
    ...[row.utr, row.day, row.kind, row.action, row.orderNumber, row.txnid, row.payuId],
    ...[row.amount, row.fee, row.gst, row.net].map(rupees),
    row.ours === null ? '' : rupees(row.ours),
    row.oddness ?? '',
  ]);

interface UnsettledLine {
  readonly orderNumber: string;
  readonly day: string;
  readonly txnid: string;
  readonly payuId: string;
  readonly amount: number;
}

/** The head of what should have been settled. */
export const unsettledStart = csvStart + csvLine(['Order', 'Paid on', 'Transaction', 'PayU ID', 'Amount']);

export const unsettledLine = ({ orderNumber, day, txnid, payuId, amount }: UnsettledLine): string =>
  csvLine([orderNumber, day, txnid, payuId, rupees(amount)]);
