import { dayOfReport, paiseOfReport, type ReportRow, readReport } from './read-report.ts';

export const settledKinds = ['payment', 'refund', 'chargeback', 'adjustment'] as const;
export type SettledKind = (typeof settledKinds)[number];

/** A row of PayU's settlement report. Amounts in paise; below zero for what PayU takes off. */
export interface SettledRow {
  readonly line: number;
  /** The same row has the same key in each report: PayU's number of the request, or else all that names it. */
  readonly key: string;
  readonly kind: SettledKind;
  /** PayU's own word for it. */
  readonly action: string;
  readonly txnid: string;
  /** `mihpayid`. */
  readonly payuId: string;
  readonly requestId: string;
  readonly utr: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly amount: number;
  readonly fee: number;
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
  /** What the bank got of it: amount less fee less tax. */
  readonly net: number;
}

/**
 * The columns of the report of the dashboard, then those of `get_settlement_details`, whose answers accountants keep as
 * spreadsheets.
 */
const columns = {
  action: { heads: ['Requested Action', 'requestaction', 'action', 'Transaction Type'] },
  txnid: { heads: ['Merchant Txn ID', 'Merchant Transaction ID', 'txnid'] },
  payuId: { heads: ['PayU ID', 'PayU Payment ID', 'mihpayid'] },
  requestId: { heads: ['Request ID'], isOptional: true },
  utr: { heads: ['Merchant UTR', 'UTR Number', 'mer_utr', 'utr'] },
  day: { heads: ['Settlement Date', 'settled on', 'settlement_date'] },
  amount: { heads: ['Amount', 'Amount(INR)', 'Gross Amount', 'requestamount'] },
  signedNet: { heads: ['Amount(Net)'], isOptional: true },
  net: { heads: ['Net Amount', 'Amount(Net)', 'mer_net_amount', 'Settlement Amount'] },
  fee: { heads: ['Total Processing fees', 'mer_service_fee', 'Payment Processing Fee', 'Service Fee'] },
  tax: { heads: ['Total Service Tax', 'mer_service_tax', 'Service Tax'] },
  cgst: { heads: ['CGST'], isOptional: true },
  sgst: { heads: ['SGST'], isOptional: true },
  igst: { heads: ['IGST'], isOptional: true },
} as const;
type Row = ReportRow<keyof typeof columns>;

/** What a report says, or the sentences about why it can't be read: then none of it is taken. */
export interface ReadSettlement {
  readonly rows: readonly SettledRow[];
  /** How many rows PayU hasn't settled yet: they come with a later report. */
  readonly waiting: number;
  readonly problems: readonly string[];
}

export function readSettlement(file: string): ReadSettlement {
  const read = readReport(file, columns, 'PayU’s settlement report');
  if ('problem' in read) return { rows: [], waiting: 0, problems: [read.problem] };
  const settled = read.rows.filter(({ cells }) => cells.utr !== '' && !/^(na|n\/a|null|-)$/i.test(cells.utr));
  const seen = new Map<string, number>();
  const rows: SettledRow[] = [];
  const problems: string[] = [];
  for (const row of settled) {
    const found = settledRow(row);
    if (typeof found === 'string') problems.push(`Row ${row.line}: ${found}`);
    else {
      const before = seen.get(found.key) ?? 0;
      seen.set(found.key, before + 1);
      // PayU may take the same small fee twice on a day; a number that it gives is never used twice.
      if (before === 0) rows.push(found);
      else if (found.requestId === '') rows.push({ ...found, key: `${found.key}|${before + 1}` });
    }
  }
  if (read.rows.length === 0) problems.push('The report has no rows below its heads.');
  return { rows: problems.length > 0 ? [] : rows, waiting: read.rows.length - settled.length, problems };
}

/** All that names a row of a report without PayU's number of the request. */
export const settlementFacts = ({
  utr,
  kind,
  payuId,
  txnid,
  day,
  amount,
  net,
}: Pick<SettledRow, 'utr' | 'kind' | 'payuId' | 'txnid' | 'day' | 'amount' | 'net'>): string =>
  [utr, kind, payuId, txnid, day, amount, net].join('|');

function kindOf(action: string): SettledKind {
  if (/charge\s*_?back/i.test(action)) return 'chargeback';
  if (/refund/i.test(action)) return 'refund';
  return /capture|sale|payment|success|auth/i.test(action) ? 'payment' : 'adjustment';
}

function settledRow({ line, cells }: Row): SettledRow | string {
  const { action, txnid, payuId, requestId, utr } = cells;
  const day = dayOfReport(cells.day);
  if (day === null) return `“${cells.day}” isn’t a day of settlement.`;
  const figures = { amount: 0, net: 0, signedNet: 0, fee: 0, tax: 0, cgst: 0, sgst: 0, igst: 0 };
  for (const name of Object.keys(figures) as (keyof typeof figures)[]) {
    const paise = paiseOfReport(cells[name]);
    if (paise === null) return `“${cells[name]}” isn’t an amount (${columns[name].heads[0]}).`;
    figures[name] = paise;
  }
  const kind = kindOf(action);
  const isTaken = kind === 'refund' || (kind !== 'payment' && /debit|charge/i.test(action) && !/revers/i.test(action));
  // The signed column says it by itself; in the other one, what is taken off may stand without a sign.
  const net = cells.signedNet === '' ? (isTaken ? -Math.abs(figures.net) : figures.net) : figures.signedNet;
  const gst = figures.tax;
  // A payment came, even if its fee is more than it was.
  const stated = isTaken || (net < 0 && kind !== 'payment') ? -Math.abs(figures.amount) : Math.abs(figures.amount);
  // Corrections have no amount of ours to compare with: it is what was moved, before the fee.
  const amount = kind === 'adjustment' ? net + figures.fee + gst : stated;
  // PayU has fees of a tenth of a paisa: one paisa of rounding is part of the fee.
  const fee = amount - gst - net;
  if (Math.abs(fee - figures.fee) > 1)
    return `its amount less fee and tax isn’t its net amount. Please choose the columns “${columns.fee.heads[0]}” and “${columns.tax.heads[0]}” in PayU’s settings of columns, and export it again.`;
  const own = figures.cgst + figures.sgst + figures.igst === gst;
  const row = { line, kind, action, txnid, payuId, requestId, utr, day, amount, fee, net };
  return {
    ...row,
    // PayU is registered in Haryana: without its own split, the tax is that between states.
    ...(own ? { cgst: figures.cgst, sgst: figures.sgst, igst: figures.igst } : { cgst: 0, sgst: 0, igst: gst }),
    key: requestId === '' ? settlementFacts(row) : `${kind}:${requestId}`.toLowerCase(),
  };
}
