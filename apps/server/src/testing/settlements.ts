import { paise, toRupees } from '@boxwright/money';
import type { Shop } from './open-shop.ts';

/** A row of PayU's report; amounts in paise. */
export interface ReportRow {
  readonly txnid?: string;
  readonly payuId?: string;
  readonly request: string;
  readonly action?: string;
  readonly amount: number;
  readonly fee?: number;
  readonly gst?: number;
  readonly day: string;
  readonly utr: string;
}

const heads =
  'Merchant Txn ID,PayU ID,Request ID,Requested Action,Amount,Amount(Net),Net Amount,Total Processing fees,Total Service Tax,Settlement Date,Merchant UTR';

/** A settlement report as PayU's dashboard exports it. */
export const payuReport = (rows: readonly ReportRow[]): string => [heads, ...rows.map(lineOf)].join('\r\n');

function lineOf({
  txnid = '',
  payuId = '',
  request,
  action = 'capture',
  amount,
  fee = 0,
  gst = 0,
  day,
  utr,
}: ReportRow) {
  const rupees = (each: number) => toRupees(paise(each));
  const net = rupees(amount - fee - gst);
  return [
    ...[txnid, payuId, request, action, rupees(Math.abs(amount)), net, net.replace('-', '')],
    ...[rupees(fee), rupees(gst), `${day} 01:02:03`, utr],
  ].join(',');
}

/** PayU's fee of 2 % and 18 % GST on it, rounded as PayU does. */
export const feeOn = (amount: number) => {
  const fee = Math.round(amount * 0.02);
  return { fee, gst: Math.round(fee * 0.18) };
};

/** What is paid through PayU, and paid back, oldest first. */
export async function payuMoney({ services }: Shop) {
  const { rows } = await services.db.$client.query<{
    txnid: string;
    payu: string;
    amount: number;
    kind: string;
    request: string;
  }>(`select a.txnid, a.gateway_payment_id as payu, l.amount_paise::float8 as amount, l.kind,
      coalesce(r.reference, l.id::text) as request
    from payment_ledger l join payment_attempts a on a.id = l.attempt_id
    left join refunds r on r.attempt_id = a.id and l.kind = 'refund' and r.reference = l.gateway_payment_id
    where l.kind in ('payment', 'refund') and a.gateway = 'payu' and (l.kind = 'payment' or r.staff_id is null and r.id is not null)
    order by l.id`);
  return rows;
}
