import { asc, between, desc, max, min, sql, sum } from 'drizzle-orm';
import { type DbOrTx, runText } from '../../connect.ts';
import type { EWayBill, OrderExport } from '../../rows.ts';
import type { JsonObject } from '../../schema/columns.ts';
import { documentDays } from '../../schema/documents.ts';
import { companyOrName } from '../customers/company-or-name.ts';

/** Days in India, both inclusive: `YYYY-MM-DD`. */
export interface AccountPeriod {
  readonly from: string;
  readonly to: string;
}

/** The totals of one series of documents. Amounts in paise. */
export interface SeriesSum {
  readonly series: string;
  readonly kind: (typeof documentDays.$inferSelect)['kind'];
  readonly documents: number;
  readonly firstNumber: string;
  readonly lastNumber: string;
  readonly taxable: number;
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
  readonly total: number;
}

/** The sums of all series of a period: invoices first, then by their numbers. */
export async function sumDocuments(db: DbOrTx, { from, to }: AccountPeriod): Promise<SeriesSum[]> {
  const days = documentDays;
  const rows = await db
    .select({
      series: days.series,
      kind: days.kind,
      documents: sum(days.documents).mapWith(Number),
      firstNumber: min(days.firstNumber),
      lastNumber: max(days.lastNumber),
      taxable: sum(days.taxablePaise).mapWith(Number),
      cgst: sum(days.cgstPaise).mapWith(Number),
      sgst: sum(days.sgstPaise).mapWith(Number),
      igst: sum(days.igstPaise).mapWith(Number),
      total: sum(days.totalPaise).mapWith(Number),
    })
    .from(days)
    .where(between(days.day, from, to))
    .groupBy(days.series, days.kind)
    .orderBy(desc(sql`${days.kind} = 'tax-invoice'`), asc(days.kind), asc(days.series));
  return rows.map((row) => ({ ...row, firstNumber: row.firstNumber ?? '', lastNumber: row.lastNumber ?? '' }));
}

/** Where a batch ended; null for the first one. The moment is PostgreSQL's own text, with microseconds. */
export interface AccountCursor {
  readonly at: string;
  readonly id: number;
}

/** A document under the GST rules as issued. */
export interface AccountDocumentRow {
  readonly id: number;
  readonly orderId: number;
  readonly at: string;
  readonly snapshot: JsonObject;
  /** Whether the portal's answer for this document has been read in. */
  readonly isRegistered: boolean;
  /** How its goods travel, where an e-way bill is still to be made. */
  readonly transport: {
    readonly mode: EWayBill['mode'];
    readonly distance: number;
    readonly transporterId: string | null;
    readonly transporterName: string | null;
    readonly vehicle: string | null;
    readonly document: string | null;
    readonly documentOn: string | null;
  } | null;
  /** Of an export, its papers at the customs as they are now: they follow the invoice. */
  readonly exportedTo: OrderExport | null;
  /** Whether it is the receipt voucher of a payment that was taken back in the period: the money never came. */
  readonly isCancelled: boolean;
  /** Total of the document that it refers to, in paise. */
  readonly referredTotal: number | null;
}

/** Whether the document `d` is a voucher whose receipt is taken back by an entry until $2, and not by a refund voucher, as earlier. */
const cancelled = `(d.kind = 'receipt-voucher'
         and exists (select from payment_ledger r where r.order_id = d.order_id and d.made_from = 'ledger:' || r.reverses
           and r.created_at < ($2::date + 1)::timestamp at time zone 'Asia/Kolkata')
         and not exists (select from documents v where v.refers_to = d.id and v.kind = 'refund-voucher'))`;

/** What cancelled receipt vouchers of a period sum to, by their series, in paise. */
export async function sumCancelledVouchers(
  db: DbOrTx,
  { from, to }: AccountPeriod,
): Promise<{ readonly series: string; readonly total: number }[]> {
  const { rows } = await runText<{ series: string; total: number }>(
    db,
    `select substring(d.number from '^(.*)/') as series, sum((d.snapshot ->> 'total')::float8) as total
       from documents d
      where d.kind = 'receipt-voucher' and d.number not like 'X%' and d.snapshot is not null
        and d.issued_at >= ($1::date)::timestamp at time zone 'Asia/Kolkata'
        and d.issued_at < ($2::date + 1)::timestamp at time zone 'Asia/Kolkata'
        and ${cancelled}
      group by 1`,
    [from, to],
  );
  return rows;
}

/** The next documents of a period in the order of their issue, without demonstrations. */
export async function listAccountDocuments(
  db: DbOrTx,
  { from, to }: AccountPeriod,
  after: AccountCursor | null,
  limit: number,
): Promise<AccountDocumentRow[]> {
  const { rows } = await runText<AccountDocumentRow>(
    db,
    `select d.id, d.order_id as "orderId", d.issued_at::text as at, d.snapshot,
       exists (select from e_invoices e where e.document_id = d.id) as "isRegistered",
       (select json_build_object('mode', b.mode, 'distance', b.distance, 'transporterId', b.transporter_id,
           'transporterName', b.transporter_name, 'vehicle', b.vehicle, 'document', b.transport_document,
           'documentOn', b.transport_document_on)
         from eway_bills b where b.document_id = d.id and b.cancelled_at is null and b.number is null) as transport,
       (select o.exported_to from orders o where o.id = d.order_id) as "exportedTo",
       ${cancelled} as "isCancelled",
       (i.snapshot ->> 'total')::float8 as "referredTotal"
       from documents d left join documents i on i.id = d.refers_to
      where d.kind in ('tax-invoice', 'credit-note', 'debit-note', 'receipt-voucher', 'refund-voucher') and d.number not like 'X%'
        and d.issued_at >= ($1::date)::timestamp at time zone 'Asia/Kolkata'
        and d.issued_at < ($2::date + 1)::timestamp at time zone 'Asia/Kolkata'
        and (d.issued_at, d.id) > (coalesce($3::timestamptz, '-infinity'), $4::int)
        and d.snapshot is not null
      order by d.issued_at, d.id limit $5`,
    [from, to, after?.at ?? null, after?.id ?? 0, limit],
  );
  return rows;
}

/** An entry of the payment ledger, with the order, document and customer that it belongs to. */
export interface MoneyRow {
  readonly id: number;
  readonly at: string;
  /** The day on which a transfer or cash came in or was paid back; null for the day of the entry. */
  readonly valueDay: string | null;
  readonly isReversal: boolean;
  /** What the bank charged for a reversal, in paise. */
  readonly bankFee: number | null;
  /** Of a reversal, the kind of the entry that it takes back. */
  readonly kind: string;
  /** Paise; below zero for a refund or reversal. */
  readonly amount: number;
  readonly reference: string | null;
  /** Whether it went through the payment gateway. */
  readonly isByGateway: boolean;
  readonly orderId: number;
  readonly orderNumber: number;
  readonly placedAt: Date;
  readonly companyName: string | null;
  readonly contactName: string;
  readonly gstin: string | null;
  readonly voucherNumber: string | null;
  /** The number of the receipt voucher or invoice that it settles or takes back. */
  readonly against: string | null;
  /** Whether it was moved between the order and its customer's account, and with a receipt at once. */
  readonly isOnAccount: boolean;
  readonly isInReceipt: boolean;
  /** The customer, whose money may pay an order that is billed to another. */
  readonly holder: string;
  readonly holderGstin: string | null;
}

/** What of a receipt on account was allotted to an order at once. */
export interface AllottedPart {
  readonly amount: number;
  readonly companyName: string | null;
  readonly contactName: string;
  readonly gstin: string | null;
  readonly voucherNumber: string | null;
  readonly against: string | null;
}

/** Money that came to a customer's account or was paid back from there, or the reversal of that. */
export interface AccountMoneyRow {
  readonly id: number;
  readonly at: string;
  readonly valueDay: string;
  readonly isReversal: boolean;
  readonly bankFee: number | null;
  readonly how: 'transfer' | 'cash' | 'cheque';
  /** Paise; below zero for what was paid back, or a receipt that is reversed. */
  readonly amount: number;
  readonly reference: string | null;
  readonly holder: string;
  readonly holderGstin: string | null;
  readonly parts: readonly AllottedPart[];
}

/** The next entries of customers' accounts that are money, oldest first; what is moved to orders is in their ledger. */
export async function listAccountMoney(
  db: DbOrTx,
  { from, to }: AccountPeriod,
  after: AccountCursor | null,
  limit: number,
): Promise<AccountMoneyRow[]> {
  const { rows } = await runText<AccountMoneyRow>(
    db,
    `select e.id, e.created_at::text as at, e.received_on::text as "valueDay", e.reverses is not null as "isReversal",
       e.bank_fee_paise::float8 as "bankFee", e.how, e.amount_paise::float8 as amount, e.reference,
       ${companyOrName('c')} as holder, c.gstin as "holderGstin",
       (select coalesce(json_agg(json_build_object('amount', l.amount_paise,
           'companyName', coalesce(o.exported_to ->> 'buyerName', o.billing_address ->> 'companyName'), 'contactName', coalesce(o.billing_address ->> 'contactName', ''),
           'gstin', o.billing_address ->> 'gstin',
           'voucherNumber', (select v.number from documents v
             where v.order_id = l.order_id and v.made_from = 'ledger:' || l.id and v.kind = 'receipt-voucher'),
           'against', (select i.number from documents i where i.order_id = l.order_id and i.kind = 'tax-invoice'
             and i.issued_at <= l.created_at order by i.id desc limit 1)) order by p.id), '[]'::json)
         from account_ledger p join payment_ledger l on l.id = p.ledger_id join orders o on o.id = l.order_id
        where p.receipt_id = e.id and p.kind = 'allotted') as parts
       from account_ledger e join customers c on c.id = e.customer_id
      where e.how is not null
        and e.created_at >= ($1::date)::timestamp at time zone 'Asia/Kolkata'
        and e.created_at < ($2::date + 1)::timestamp at time zone 'Asia/Kolkata'
        and (e.created_at, e.id) > (coalesce($3::timestamptz, '-infinity'), $4::int)
      order by e.created_at, e.id limit $5`,
    [from, to, after?.at ?? null, after?.id ?? 0, limit],
  );
  return rows;
}

/**
 * The next entries of the payment ledger that were made in a period, oldest first, without demonstrations. A transfer
 * counts in the month in which it was recorded, not in the month of the transfer, because that month may already be in
 * the books.
 */
export async function listMoneyEntries(
  db: DbOrTx,
  { from, to }: AccountPeriod,
  after: AccountCursor | null,
  limit: number,
): Promise<MoneyRow[]> {
  const { rows } = await runText<MoneyRow>(
    db,
    `select l.id, l.created_at::text as at,
       l.received_on::text as "valueDay", coalesce(r.kind, l.kind) as kind, l.reverses is not null as "isReversal", l.bank_fee_paise::float8 as "bankFee", l.amount_paise::float8 as amount, l.gateway_payment_id as reference,
       l.attempt_id is not null as "isByGateway", o.id as "orderId", o.number as "orderNumber", o.placed_at as "placedAt",
       coalesce(o.exported_to ->> 'buyerName', o.billing_address ->> 'companyName') as "companyName", coalesce(o.billing_address ->> 'contactName', '') as "contactName",
       o.billing_address ->> 'gstin' as gstin,
       m.id is not null as "isOnAccount", m.receipt_id is not null as "isInReceipt",
       ${companyOrName('c')} as holder, c.gstin as "holderGstin",
       v.number as "voucherNumber",
       -- A refund or reversal takes back its receipt; what came after the invoice settles that.
       coalesce(
         case when l.amount_paise < 0 then coalesce(
           (select t.number from documents t where t.id = v.refers_to and t.kind = 'receipt-voucher'),
           (select t.number from documents t
             where t.order_id = l.order_id and t.made_from = 'ledger:' || l.reverses and t.kind = 'receipt-voucher'))
         end,
         (select i.number from documents i where i.order_id = l.order_id and i.kind = 'tax-invoice'
           and i.issued_at <= l.created_at order by i.id desc limit 1)) as against
       from payment_ledger l
       join orders o on o.id = l.order_id
       join customers c on c.id = o.customer_id
       left join account_ledger m on m.ledger_id = l.id
       left join payment_attempts a on a.id = l.attempt_id
       left join payment_ledger r on r.id = l.reverses
       left join documents v on v.order_id = l.order_id and v.made_from = 'ledger:' || l.id
        and v.kind = case when l.amount_paise < 0 then 'refund-voucher' else 'receipt-voucher' end
      where l.created_at >= ($1::date)::timestamp at time zone 'Asia/Kolkata'
        and l.created_at < ($2::date + 1)::timestamp at time zone 'Asia/Kolkata'
        and (l.created_at, l.id) > (coalesce($3::timestamptz, '-infinity'), $4::int)
        -- The books have the note itself.
        and l.kind not in ('credit', 'debit')
        and coalesce(a.gateway, '') <> 'sandbox'
        -- Without an attempt, the order's documents tell a demonstration.
        and (l.attempt_id is not null or not exists (
          select from documents x where x.order_id = l.order_id and x.kind in ('tax-invoice', 'receipt-voucher') and x.number like 'X%'))
      order by l.created_at, l.id limit $5`,
    [from, to, after?.at ?? null, after?.id ?? 0, limit],
  );
  return rows;
}
