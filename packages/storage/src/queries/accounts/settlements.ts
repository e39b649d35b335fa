import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { PaymentAttempt, Refund, SettlementRow } from '../../rows.ts';
import { staff } from '../../schema/customers.ts';
import { orders } from '../../schema/orders.ts';
import { paymentAttempts } from '../../schema/payments.ts';
import { refunds } from '../../schema/refunds.ts';
import { settlementImports, settlementRows } from '../../schema/settlements.ts';
import { first, only } from '../equal-to.ts';
import type { AccountPeriod } from './accounts.ts';

/** Reports are read in, matched and taken back one after the other, until the transaction ends. */
export async function lockSettlements(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('settlements', 0))`);
}

/** A payment that a row may settle. */
export interface SettleablePayment extends Pick<PaymentAttempt, 'id' | 'orderId' | 'txnid' | 'state'> {
  readonly payuId: string | null;
  readonly amount: number;
  readonly number: number;
  readonly placedAt: Date;
  readonly isSettled: boolean;
}

/** The payments with one of these numbers, ours or PayU's, without demonstrations. */
export function findSettleable(
  db: DbOrTx,
  { txnids, payuIds }: { readonly txnids: readonly string[]; readonly payuIds: readonly string[] },
): Promise<SettleablePayment[]> {
  const { id, orderId, txnid, state, gatewayPaymentId, amountPaise, gateway } = paymentAttempts;
  return db
    .select({
      ...{ id, orderId, txnid, state, payuId: gatewayPaymentId, amount: amountPaise },
      ...{ number: orders.number, placedAt: orders.placedAt },
      isSettled: sql<boolean>`exists (select from ${settlementRows} s
        where s.attempt_id = ${id} and s.kind = 'payment' and not s.is_withdrawn)`,
    })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(and(eq(gateway, 'payu'), or(inArray(txnid, [...txnids]), inArray(gatewayPaymentId, [...payuIds]))));
}

/** A refund that a row of a settlement may be about. */
export type SettleableRefund = Pick<Refund, 'id' | 'attemptId' | 'reference'> & {
  readonly amount: number;
  readonly isSettled: boolean;
};

export function findSettleableRefunds(db: DbOrTx, attemptIds: readonly number[]): Promise<SettleableRefund[]> {
  const { id, attemptId, reference, amountPaise, state } = refunds;
  return db
    .select({
      ...{ id, attemptId, reference, amount: amountPaise },
      isSettled: sql<boolean>`exists (select from ${settlementRows} s where s.refund_id = ${id} and not s.is_withdrawn)`,
    })
    .from(refunds)
    .where(and(inArray(attemptId, [...attemptIds]), inArray(state, ['asked', 'succeeded'])))
    .orderBy(id);
}

/** The rows in the books with one of these keys, or of one of these transfers. */
export function findSettledRows(
  db: DbOrTx,
  { keys, utrs }: { readonly keys: readonly string[]; readonly utrs: readonly string[] },
): Promise<SettlementRow[]> {
  const isNamed = or(inArray(settlementRows.key, [...keys]), inArray(settlementRows.utr, [...utrs]));
  return db
    .select()
    .from(settlementRows)
    .where(and(isNamed, sql`not ${settlementRows.isWithdrawn}`));
}

export type NewSettlementRow = Omit<SettlementRow, 'id' | 'importId' | 'isWithdrawn' | 'asideReason'>;

const rowsAtOnce = 1_000;

/** Stores what a report brings; the caller has locked the settlements and left out what is known. */
export async function insertSettlements(
  tx: Tx,
  { staffId, createdAt }: { readonly staffId: number; readonly createdAt: Date },
  rows: readonly NewSettlementRow[],
): Promise<number> {
  const { id } = only(
    await tx.insert(settlementImports).values({ staffId, createdAt }).returning({ id: settlementImports.id }),
  );
  // A statement takes 65,535 values.
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce);
    await tx.insert(settlementRows).values(some.map((row) => ({ ...row, importId: id })));
  }
  return id;
}

/** The sums of what came with one transfer to the bank. Amounts in paise. */
export interface SettlementSum {
  readonly utr: string;
  /** `YYYY-MM-DD`. */
  readonly settledOn: string;
  readonly bookedOn: string;
  readonly rows: number;
  readonly payments: number;
  /** Below zero, like chargebacks; adjustments may have either sign. */
  readonly refunds: number;
  readonly chargebacks: number;
  readonly adjustments: number;
  readonly fee: number;
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
  readonly net: number;
  /** How many of its rows somebody has to look at. */
  readonly odd: number;
}

const sumOf = (kind: SettlementRow['kind']) =>
  sql.raw(`coalesce(sum(s.amount_paise) filter (where s.kind = '${kind}'), 0)::float8`);

/** SQL: what is odd about a row `s` with its attempt `a` and refund `r`; null if nothing is. */
const oddness = sql.raw(`case
  when s.aside_reason is not null then null
  when s.kind in ('payment', 'refund', 'chargeback') and s.attempt_id is null then 'unmatched'
  when s.kind = 'refund' and s.refund_id is null then 'unmatched'
  when s.kind = 'payment' and s.amount_paise <> a.amount_paise then 'amount'
  when s.kind = 'refund' and s.amount_paise <> -r.amount_paise then 'amount'
  when s.kind = 'payment' and a.state <> 'succeeded' then 'unpaid'
  when s.kind = 'refund' and r.state not in ('asked', 'succeeded') then 'failed'
end`);
export type Oddness = 'unmatched' | 'amount' | 'unpaid' | 'failed';

const rowsOf = sql.raw(`settlement_rows s left join payment_attempts a on a.id = s.attempt_id
  left join refunds r on r.id = s.refund_id`);

const sums = sql`select s.utr, s.settled_on::text as "settledOn", s.booked_on::text as "bookedOn", count(*)::int as rows,
    ${sumOf('payment')} as payments, ${sumOf('refund')} as refunds, ${sumOf('chargeback')} as chargebacks,
    ${sumOf('adjustment')} as adjustments, sum(s.fee_paise)::float8 as fee, sum(s.cgst_paise)::float8 as cgst,
    sum(s.sgst_paise)::float8 as sgst, sum(s.igst_paise)::float8 as igst, sum(s.net_paise)::float8 as net,
    count(${oddness})::int as odd
  from ${rowsOf}`;

/** Settlements, the newest first. */
export async function listSettlements(
  db: DbOrTx,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<SettlementSum[]> {
  const { rows } = await db.execute<SettlementSum & Record<string, unknown>>(sql`${sums} where not s.is_withdrawn
    group by s.utr, s.settled_on, s.booked_on order by s.settled_on desc, s.utr limit ${limit} offset ${offset}`);
  return rows;
}

/** The settlements that a period of the books has, oldest first. */
export async function settlementsIn(db: DbOrTx, { from, to }: AccountPeriod): Promise<SettlementSum[]> {
  const { rows } = await db.execute<SettlementSum & Record<string, unknown>>(sql`${sums}
    where not s.is_withdrawn and s.booked_on between ${from}::date and ${to}::date
    group by s.utr, s.settled_on, s.booked_on order by s.booked_on, s.utr`);
  return rows;
}

/** The tax on the provider's fees in a period, in paise. */
export async function sumInputTax(
  db: DbOrTx,
  { from, to }: AccountPeriod,
): Promise<{ cgst: number; sgst: number; igst: number }> {
  const { rows } = await db.execute<{ cgst: number; sgst: number; igst: number }>(sql`
    select coalesce(sum(cgst_paise), 0)::float8 as cgst, coalesce(sum(sgst_paise), 0)::float8 as sgst,
      coalesce(sum(igst_paise), 0)::float8 as igst
    from settlement_rows where not is_withdrawn and booked_on between ${from}::date and ${to}::date`);
  return only(rows);
}

/** A row with the order and payment that it belongs to. */
export interface SettlementRowListed extends SettlementRow {
  readonly orderId: number | null;
  readonly number: number | null;
  readonly placedAt: Date | null;
  /** What we have of it: the payment or the refund, in paise; null without a match. */
  readonly ours: number | null;
  readonly oddness: Oddness | null;
}

/** Rows in the order in which they were read in: of one settlement, only the odd ones, or all. */
export async function listSettlementRows(
  db: DbOrTx,
  { utr, isOddOnly = false, limit }: { readonly utr?: string; readonly isOddOnly?: boolean; readonly limit: number },
): Promise<SettlementRowListed[]> {
  const { rows } = await db.execute<
    SettlementRowListed & Record<string, unknown> & { readonly placed: string | null }
  >(sql`
    select s.id, s.import_id as "importId", s.key, s.kind, s.action, s.utr, s.settled_on::text as "settledOn",
      s.booked_on::text as "bookedOn", s.txnid, s.gateway_payment_id as "gatewayPaymentId",
      s.amount_paise::float8 as "amountPaise", s.fee_paise::float8 as "feePaise", s.cgst_paise::float8 as "cgstPaise",
      s.sgst_paise::float8 as "sgstPaise", s.igst_paise::float8 as "igstPaise", s.net_paise::float8 as "netPaise",
      s.attempt_id as "attemptId", s.refund_id as "refundId", s.is_withdrawn as "isWithdrawn",
      s.aside_reason as "asideReason",
      o.id as "orderId", o.number, o.placed_at as placed,
      coalesce(-r.amount_paise, case when s.kind = 'payment' then a.amount_paise end)::float8 as ours,
      ${oddness} as oddness
    from ${rowsOf} left join orders o on o.id = a.order_id
    where not s.is_withdrawn and ${utr === undefined ? sql`true` : sql`s.utr = ${utr}`}
      and ${isOddOnly ? sql`${oddness} is not null` : sql`true`}
    order by s.settled_on desc, s.utr, s.id limit ${limit}`);
  return rows.map(({ placed, ...row }) => ({ ...row, placedAt: placed === null ? null : new Date(placed) }));
}

/** A payment or refund that is in no settlement. */
export interface Unsettled {
  readonly orderId: number;
  readonly number: number;
  readonly placedAt: Date;
  readonly txnid: string;
  readonly payuId: string | null;
  /** Above zero for a payment, below for a refund; in paise. */
  readonly amount: number;
  /** The day on which it was paid, or paid back. */
  readonly day: string;
}

/** SQL: when the first payment came of which a settlement is known; null while none is. */
const firstSettled = sql`(select min(e.created_at) from settlement_rows s join payment_ledger e
  on e.attempt_id = s.attempt_id and e.kind = 'payment' where s.kind = 'payment' and not s.is_withdrawn)`;

/**
 * SQL: payments and refunds through PayU until a day that are in no settlement, from the first payment on that a report
 * has settled: what came before reports were read in was settled without us. Without a report it is empty.
 */
const unsettled = (until: string) => sql`(
  select o.id as "orderId", o.number, o.placed_at as placed, a.txnid, a.gateway_payment_id as "payuId",
    l.amount_paise::float8 as amount, (l.created_at at time zone 'Asia/Kolkata')::date::text as day
  from payment_ledger l join payment_attempts a on a.id = l.attempt_id join orders o on o.id = l.order_id
  where l.kind = 'payment' and a.gateway = 'payu' and l.created_at >= ${firstSettled} and (l.created_at at time zone 'Asia/Kolkata')::date <= ${until}::date
    and not exists (select from settlement_rows s where s.attempt_id = a.id and s.kind = 'payment' and not s.is_withdrawn)
  union all
  select o.id, o.number, o.placed_at, a.txnid, a.gateway_payment_id, -r.amount_paise::float8,
    (r.updated_at at time zone 'Asia/Kolkata')::date::text
  from refunds r join payment_attempts a on a.id = r.attempt_id join orders o on o.id = r.order_id
  where r.state = 'succeeded' and r.staff_id is null and a.gateway = 'payu' and r.updated_at >= ${firstSettled}
    and (r.updated_at at time zone 'Asia/Kolkata')::date <= ${until}::date
    and not exists (select from settlement_rows s where s.refund_id = r.id and not s.is_withdrawn))`;

/**
 * What PayU hasn't settled of what was paid up to a day since reports are read in, the oldest first, each with the sum of all in paise, also of
 * those beyond the limit.
 */
export async function listUnsettled(db: DbOrTx, until: string, limit: number) {
  type Row = Unsettled & { readonly placed: string; readonly sumOfAll: number };
  const { rows } = await db.execute<Row & Record<string, unknown>>(
    sql`select *, (sum(amount) over ())::float8 as "sumOfAll" from ${unsettled(until)} due order by day, txnid limit ${limit}`,
  );
  return rows.map(({ placed, ...row }): Unsettled & Pick<Row, 'sumOfAll'> => ({ ...row, placedAt: new Date(placed) }));
}

/** SQL: what of settlements somebody has to look at. */
export const settlementsToLookAt = (until: string) => sql`from (
  select 1 from ${unsettled(until)} due
  union all select 1 from ${rowsOf} where not s.is_withdrawn and ${oddness} is not null) found_rows`;

/** Days of payments that should have come by now, once reports are read in. Amounts in paise. */
export async function unsettledDays(
  db: DbOrTx,
  until: string,
): Promise<{ day: string; payments: number; amount: number }[]> {
  const { rows } = await db.execute<{ day: string; payments: number; amount: number }>(sql`
    select day, count(*)::int as payments, sum(amount)::float8 as amount from ${unsettled(until)} due
    where amount > 0 group by day order by day`);
  return rows;
}

export interface SettlementImportListed {
  readonly id: number;
  readonly createdAt: Date;
  readonly by: string;
  readonly rows: number;
  /** In paise. */
  readonly net: number;
  /** The days in the books of its first and last row. */
  readonly from: string;
  readonly to: string;
  readonly withdrawnAt: Date | null;
  readonly withdrawnReason: string | null;
}

/** The reports that were read in, the newest first. */
export function listSettlementImports(db: DbOrTx, limit: number): Promise<SettlementImportListed[]> {
  const { id, createdAt, withdrawnAt, withdrawnReason } = settlementImports;
  return db
    .select({
      ...{ id, createdAt, by: staff.name, withdrawnAt, withdrawnReason },
      rows: sql<number>`count(*)::int`,
      net: sql<number>`sum(${settlementRows.netPaise})::float8`,
      from: sql<string>`min(${settlementRows.bookedOn})::text`,
      to: sql<string>`max(${settlementRows.bookedOn})::text`,
    })
    .from(settlementImports)
    .innerJoin(staff, eq(staff.id, settlementImports.staffId))
    .innerJoin(settlementRows, eq(settlementRows.importId, id))
    .groupBy(id, staff.name)
    .orderBy(desc(id))
    .limit(limit);
}

/** An import with the day of its first row in the books; undefined if there is none. */
export async function findSettlementImport(db: DbOrTx, importId: number) {
  const { id, withdrawnAt, withdrawnReason } = settlementImports;
  return first(
    await db
      .select({
        ...{ id, withdrawnAt, withdrawnReason },
        from: sql<string>`min(${settlementRows.bookedOn})::text`,
        rows: sql<number>`count(*)::int`,
      })
      .from(settlementImports)
      .innerJoin(settlementRows, eq(settlementRows.importId, id))
      .where(eq(id, importId))
      .groupBy(id),
  );
}

/** Takes an import back: its rows stay to be seen, and count no more. The caller has locked the settlements. */
export async function withdrawSettlementImport(
  tx: Tx,
  importId: number,
  { by, at, reason }: { readonly by: number; readonly at: Date; readonly reason: string },
): Promise<void> {
  await tx
    .update(settlementImports)
    .set({ withdrawnAt: at, withdrawnBy: by, withdrawnReason: reason })
    .where(eq(settlementImports.id, importId));
  await tx.update(settlementRows).set({ isWithdrawn: true }).where(eq(settlementRows.importId, importId));
}

export async function findSettlementRow(db: DbOrTx, rowId: number): Promise<SettlementRow | undefined> {
  return first(await db.select().from(settlementRows).where(eq(settlementRows.id, rowId)));
}

/** Sets the payment, and for a refund the refund, to which a row belongs. The caller has locked the settlements. */
export async function matchSettlementRow(
  tx: Tx,
  rowId: number,
  match: Pick<SettlementRow, 'attemptId' | 'refundId'>,
): Promise<void> {
  await tx.update(settlementRows).set(match).where(eq(settlementRows.id, rowId));
}

/** Puts a row aside with the reason, or takes that back with null. The caller has locked the settlements. */
export async function setSettlementRowAside(tx: Tx, rowId: number, asideReason: string | null): Promise<void> {
  await tx.update(settlementRows).set({ asideReason }).where(eq(settlementRows.id, rowId));
}
