import { and, asc, between, eq, isNotNull, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { Cheque, NewCheque } from '../../rows.ts';
import { cheques } from '../../schema/cheques.ts';
import { orders } from '../../schema/orders.ts';
import { companyOrName } from '../customers/company-or-name.ts';
import { first, only } from '../equal-to.ts';
import type { AccountPeriod } from './accounts.ts';

export type ChequeList = 'waiting' | 'cleared' | 'bounced';

export interface ListedCheque {
  /** Null for one that was recorded as cleared without having been noted before. */
  readonly chequeId: number | null;
  /** Null for a receipt on account. */
  readonly orderId: number | null;
  readonly orderNumber: number | null;
  readonly placedAt: Date | null;
  readonly customerId: number;
  readonly customerName: string;
  readonly number: string;
  readonly bank: string;
  /** What is written on it; null where only its payment is known. */
  readonly datedOn: string | null;
  /** The day on which it was noted, cleared, or bounced. */
  readonly day: string;
  /** In paise, as what is due of the order. */
  readonly amount: number;
  readonly due: number;
  /** The order's payment. */
  readonly ledgerId: number | null;
  readonly isGivenBack: boolean;
  /** What the bank charged for not paying it, in paise; 0 for nothing. */
  readonly bankFee: number;
}

/** SQL: a cheque's payments since it was noted, of its order or on account, that stand or that the bank took back. */
const paidOrBounced = `select 1 from payment_ledger l left join payment_ledger r on r.reverses = l.id
    where l.order_id = c.order_id and l.kind = 'cheque' and l.gateway_payment_id = c.number || ' ' || c.bank
      and l.created_at >= c.created_at and coalesce(r.reversal_cause, 'bounced') = 'bounced'
  union all
  select 1 from account_ledger l left join account_ledger r on r.reverses = l.id
    where l.customer_id = o.customer_id and l.kind = 'receipt' and l.how = 'cheque'
      and l.reference = c.number || ' ' || c.bank
      and l.created_at >= c.created_at and coalesce(r.reversal_cause, 'bounced') = 'bounced'`;

const indianDay = (column: string) => `(${column} at time zone 'Asia/Kolkata')::date::text`;

/** SQL: the columns of a cheque that is known by its payment, whose reference has number and bank. */
const ofPayment = (reference: string, day: string, amount: string) =>
  `left(${reference}, 6) as number, substr(${reference}, 8) as bank, null as "datedOn", ${day} as day,
    ${amount}::float8 as amount`;

const ofNoted = (day: string) =>
  `select c.id as "chequeId", o.id as "orderId", c.number, c.bank, c.dated_on::text as "datedOn", ${day} as day,
    c.amount_paise::float8 as amount, null::int as "ledgerId", coalesce(c.end = 'given-back', false) as "isGivenBack",
    coalesce(c.bank_fee_paise, 0)::float8 as "bankFee",
    o.customer_id as "customerId"
   from cheques c join orders o on o.id = c.order_id`;

const lists: Readonly<Record<ChequeList, string>> = {
  waiting: `${ofNoted(indianDay('c.created_at'))} where c.end is null and not exists (${paidOrBounced})`,
  cleared: `select null::int as "chequeId", l.order_id as "orderId",
      ${ofPayment('l.gateway_payment_id', 'l.received_on::text', 'l.amount_paise')},
      l.id as "ledgerId", false as "isGivenBack", 0::float8 as "bankFee", o.customer_id as "customerId"
     from payment_ledger l join orders o on o.id = l.order_id left join payment_ledger r on r.reverses = l.id
    where l.kind = 'cheque' and r.id is null
    union all
    select null, null, ${ofPayment('l.reference', 'l.received_on::text', 'l.amount_paise')}, null, false, 0, l.customer_id
     from account_ledger l left join account_ledger r on r.reverses = l.id
    where l.kind = 'receipt' and l.how = 'cheque' and r.id is null`,
  bounced: `select null::int as "chequeId", l.order_id as "orderId",
      ${ofPayment('l.gateway_payment_id', 'r.received_on::text', 'l.amount_paise')},
      l.id as "ledgerId", false as "isGivenBack", coalesce(r.bank_fee_paise, 0)::float8 as "bankFee",
      o.customer_id as "customerId"
     from payment_ledger r join payment_ledger l on l.id = r.reverses join orders o on o.id = l.order_id
    where l.kind = 'cheque' and r.reversal_cause = 'bounced'
    union all
    select null, null, ${ofPayment('l.reference', 'r.received_on::text', 'l.amount_paise')}, null, false,
      coalesce(r.bank_fee_paise, 0)::float8, l.customer_id
     from account_ledger r join account_ledger l on l.id = r.reverses
    where l.kind = 'receipt' and l.how = 'cheque' and r.reversal_cause = 'bounced'
    union all
    select "chequeId", "orderId", number, bank, "datedOn", day, amount, "ledgerId", "isGivenBack", "bankFee", "customerId"
     from (${ofNoted('c.ended_on::text')} where c.end <> 'mistake') ended`,
};

/**
 * A page of the cheques that wait, the longest first; or of those that cleared or weren't paid, the newest first. What is
 * due of an order is what `balanceOf` derives.
 */
export async function listCheques(
  db: DbOrTx,
  list: ChequeList,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ListedCheque[]> {
  const { rows } = await db.execute<
    Record<string, unknown> & Omit<ListedCheque, 'placedAt'> & { placed: string | null }
  >(
    sql`with each as (${sql.raw(lists[list])})
      select each.*, o.number as "orderNumber", o.placed_at as placed,
        ${sql.raw(companyOrName('c'))} as "customerName",
        coalesce((select greatest(0, case when o.status = 'Cancelled'
            then o.kept_paise - coalesce(sum(amount_paise) filter (where kind not in ('credit', 'debit')), 0)
            else o.total_paise - coalesce(sum(amount_paise) filter (where kind <> 'refund'), 0) end)
          from payment_ledger where order_id = o.id), 0)::float8 as due
      from each join customers c on c.id = each."customerId" left join orders o on o.id = each."orderId"
      order by each.day ${sql.raw(list === 'waiting' ? 'asc' : 'desc')}, each.number, each."orderId"
      limit ${limit} offset ${offset}`,
  );
  return rows.map(({ placed, ...row }) => ({ ...row, placedAt: placed === null ? null : new Date(placed) }));
}

/** The cheque of an order that waits with this number and bank. */
export async function findWaitingCheque(
  db: DbOrTx,
  { orderId, number, bank }: Pick<Cheque, 'orderId' | 'number' | 'bank'>,
): Promise<{ readonly id: number; readonly amount: number; readonly datedOn: string } | undefined> {
  const { rows } = await db.execute<{ id: number; amount: number; datedOn: string }>(sql`
    select c.id, c.amount_paise::float8 as amount, c.dated_on::text as "datedOn"
      from cheques c join orders o on o.id = c.order_id
     where c.order_id = ${orderId} and c.number = ${number} and c.bank = ${bank} and c.end is null
       and not exists (${sql.raw(paidOrBounced)}) order by c.id desc limit 1`);
  return first(rows);
}

/** The caller holds the order's lock and has seen that no such cheque waits. */
export async function insertCheque(tx: Tx, cheque: NewCheque): Promise<Cheque> {
  return only(await tx.insert(cheques).values(cheque).returning());
}

export async function findCheque(db: DbOrTx, id: number): Promise<Cheque | undefined> {
  return first(await db.select().from(cheques).where(eq(cheques.id, id)));
}

/** Ends a cheque that was never paid, or changes how it ended; false if somebody else has done so since `known` was read. */
export async function endCheque(
  tx: Tx,
  known: Pick<Cheque, 'id' | 'end'>,
  ended: {
    readonly end: NonNullable<Cheque['end']>;
    readonly endedOn: string;
    readonly endedBy: number;
    readonly bankFeePaise: number | null;
  },
): Promise<boolean> {
  const changed = await tx
    .update(cheques)
    .set(ended)
    .where(and(eq(cheques.id, known.id), sql`${cheques.end} is not distinct from ${known.end}`))
    .returning({ id: cheques.id });
  return first(changed) !== undefined;
}

/** What the bank charged for a cheque that it didn't pay and that was never recorded as paid. */
export interface ChequeFee {
  readonly id: number;
  readonly number: string;
  readonly bank: string;
  /** `YYYY-MM-DD`: the day on which it bounced. */
  readonly day: string;
  readonly feePaise: number;
  readonly orderNumber: number;
  readonly placedAt: Date;
}

/** The bank's charges that a period of the books has, oldest first. */
export async function chequeFeesIn(db: DbOrTx, { from, to }: AccountPeriod): Promise<ChequeFee[]> {
  const rows = await db
    .select({
      ...{ id: cheques.id, number: cheques.number, bank: cheques.bank, day: cheques.endedOn },
      ...{ feePaise: cheques.bankFeePaise, orderNumber: orders.number, placedAt: orders.placedAt },
    })
    .from(cheques)
    .innerJoin(orders, eq(orders.id, cheques.orderId))
    .where(and(isNotNull(cheques.bankFeePaise), between(cheques.endedOn, from, to)))
    .orderBy(asc(cheques.endedOn), asc(cheques.id));
  return rows.map(({ day, feePaise, ...row }) => ({ ...row, day: day ?? '', feePaise: feePaise ?? 0 }));
}
