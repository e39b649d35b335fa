import { isPaidInCash, paymentModes } from '@boxwright/orders';
import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../connect.ts';
import type { Order } from '../../rows.ts';
import { first } from '../equal-to.ts';
import type { AccountPeriod } from './accounts.ts';

/** How many days an amount is late begin these ages: not due yet, up to 30, 60 and 90 days, and more. */
const ageBegins = [1, 31, 61, 91];

/** What is open in each age: not due yet, then late by up to 30, 60, 90 days, and by more. Paise. */
export type OpenByAge = readonly [notDue: number, upTo30: number, upTo60: number, upTo90: number, older: number];

const inCash = paymentModes.filter(isPaidInCash);

const owed = sql`(o.confirmed_at is not null or i.invoice is not null or l.settled > 0)`;

/**
 * SQL: orders of which something is due, as `balanceOf` derives it: entries of the ledger count with their signs, except
 * refunds; of a closed order only the carriage that its buyer bears is due, less the money that is here. An order is owed
 * once its buyer has committed to it, something has come, or it is invoiced. It is to be paid by its own day or else by
 * that of its invoice; cash waits for the delivery, and what is back with us isn't asked for.
 */
const openItems = (today: string, which: SQL = sql`true`, isOwed: SQL = owed): SQL => sql`
  select o.id, o.customer_id, o.number, o.placed_at, o.status, o.payment_mode, o.total_paise,
    o.total_paise - o.cgst_paise - o.sgst_paise - o.igst_paise as taxable, i.invoice,
    s.due, d.due_on, coalesce(greatest(0, ${today}::date - d.due_on), 0) as late
  from (
    select * from orders o where o.status <> 'Cancelled' and o.payment_status <> 'Paid' and ${which}
    union all
    select * from orders o where o.status = 'Cancelled' and o.kept_paise > 0
      and o.payment_status in ('Payment Pending', 'Partially Paid') and ${which}) o
  left join lateral (
    select number as invoice, (issued_at at time zone 'Asia/Kolkata')::date as invoiced_on
      from documents where order_id = o.id and kind = 'tax-invoice' order by id desc limit 1) i on true
  cross join lateral (
    select coalesce(sum(amount_paise) filter (where kind <> 'refund'), 0) as settled,
      coalesce(sum(amount_paise) filter (where kind not in ('credit', 'debit')), 0) as held
      from payment_ledger where order_id = o.id) l
  cross join lateral (
    select case when o.status = 'Cancelled' then o.kept_paise - l.held else o.total_paise - l.settled end as due) s
  cross join lateral (
    select case when o.status <> 'Returned' and (o.payment_mode not in ${inCash} or o.status in ('Delivered', 'Cancelled'))
      then coalesce(o.payment_due_on, i.invoiced_on) end as due_on) d
  where s.due > 0 and ${isOwed}`;

const ageOf = sql`width_bucket(late, array[${sql.raw(ageBegins.join(', '))}])`;
const sumOfAge = (age: number): SQL =>
  sql`coalesce(sum(due) filter (where ${ageOf} = ${sql.raw(String(age))}), 0)::float8`;
const ages = sql`array[${sql.join([0, 1, 2, 3, 4].map(sumOfAge), sql`, `)}]`;

/** SQL: refunds that aren't paid yet. */
const refundsDue = sql`
  select o.customer_id, sum(r.amount_paise)::float8 as amount
    from refunds r join orders o on o.id = r.order_id
   where r.state in ('requested', 'asked', 'by-hand') group by o.customer_id`;

/** SQL: what is held for customers. */
const heldSums = sql`
  select customer_id, sum(amount_paise)::float8 as amount from account_ledger group by customer_id having sum(amount_paise) > 0`;

/** What a customer owes, and is owed. Amounts in paise. */
export interface Receivable {
  readonly customerId: number;
  readonly name: string;
  readonly companyName: string | null;
  readonly mobile: string;
  readonly orders: number;
  readonly open: number;
  readonly ages: OpenByAge;
  /** The most days that something is late; 0 if nothing is. */
  readonly mostLate: number;
  readonly refundsDue: number;
  /** Held on account. */
  readonly held: number;
}

/** Customers who owe or are owed something, who owes longest first. */
export async function listReceivables(
  db: DbOrTx,
  {
    today,
    isOverdueOnly,
    limit,
    offset,
  }: {
    readonly today: string;
    readonly isOverdueOnly: boolean;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<Receivable[]> {
  const { rows } = await db.execute<Receivable & Record<string, unknown>>(sql`
    with open as (
      select customer_id, count(*)::int as orders, sum(due)::float8 as open, ${ages} as ages, max(late) as most_late
        from (${openItems(today)}) item group by customer_id),
    back as (${refundsDue}), held as (${heldSums})
    select c.id as "customerId", c.name, c.company_name as "companyName", c.mobile,
      coalesce(orders, 0) as orders, coalesce(open, 0) as open, coalesce(ages, '{0,0,0,0,0}') as ages,
      coalesce(most_late, 0) as "mostLate", coalesce(back.amount, 0) as "refundsDue",
      coalesce(held.amount, 0) as held
    from open full join back using (customer_id) full join held using (customer_id) join customers c on c.id = customer_id
    where ${isOverdueOnly ? sql`most_late > 0` : sql`true`}
    order by most_late desc nulls last, open desc nulls last, c.id limit ${limit} offset ${offset}`);
  return rows;
}

/** SQL: orders that can have a day to pay by. Without its own day it is that of an invoice, which is made as they are sent. */
const canBeLate = sql`(o.status <> 'IN-PROCESS' or o.payment_due_on is not null)`;

/** How many customers are late with something, as `listReceivables` lists them. */
export const overdueCustomers = (today: string): SQL =>
  sql`from (select customer_id from (${openItems(today, canBeLate)}) item where late > 0 group by customer_id) overdue`;

/** The sums of all customers. Amounts in paise. */
export interface ReceivableSums {
  readonly customers: number;
  readonly open: number;
  readonly ages: OpenByAge;
  readonly refundsDue: number;
  readonly held: number;
}

export async function sumReceivables(db: DbOrTx, today: string): Promise<ReceivableSums> {
  const { rows } = await db.execute<ReceivableSums & Record<string, unknown>>(sql`
    select count(distinct customer_id)::int as customers, coalesce(sum(due), 0)::float8 as open, ${ages} as ages,
      coalesce((select sum(amount) from (${refundsDue}) back), 0)::float8 as "refundsDue",
      coalesce((select sum(amount) from (${heldSums}) held), 0)::float8 as held
    from (${openItems(today)}) item`);
  const sums = first(rows);
  if (!sums) throw new Error('Sums are one row.');
  return sums;
}

/** An order of which something is due. Amounts in paise. */
export interface OpenItem {
  readonly orderId: number;
  readonly number: number;
  readonly placedAt: Date;
  readonly status: Order['status'];
  readonly invoice: string | null;
  readonly total: number;
  readonly due: number;
  /** `YYYY-MM-DD`; null if it has no day yet. */
  readonly dueOn: string | null;
  /** Days since then; 0 if it isn't late. */
  readonly late: number;
  /** Its place in `OpenByAge`. */
  readonly age: number;
}

/** What a customer owes by order, the oldest day first. */
export async function openItemsOf(db: DbOrTx, customerId: number, today: string): Promise<OpenItem[]> {
  const { rows } = await db.execute<OpenItem & Record<string, unknown> & { readonly at: string }>(sql`
    select id as "orderId", number, placed_at as at, status, invoice, total_paise::float8 as total, due::float8 as due,
      due_on::text as "dueOn", late, ${ageOf} as age
    from (${openItems(today, sql`o.customer_id = ${customerId}`)}) item order by due_on nulls last, id`);
  return rows.map(({ at, ...item }) => ({ ...item, placedAt: new Date(at) }));
}

/** An order to which money can be allotted, also before its buyer has committed to it. Amounts in paise. */
export interface PayableItem extends OpenItem {
  /** Without GST. */
  readonly taxable: number;
}

/** The orders of a customer of which something is due, whether or not it is owed yet; the oldest day first. */
export async function payableItemsOf(db: DbOrTx, customerId: number, today: string): Promise<PayableItem[]> {
  const { rows } = await db.execute<PayableItem & Record<string, unknown> & { readonly at: string }>(sql`
    select id as "orderId", number, placed_at as at, status, invoice, total_paise::float8 as total, due::float8 as due,
      due_on::text as "dueOn", late, ${ageOf} as age, taxable::float8 as taxable
    from (${openItems(today, sql`o.customer_id = ${customerId}`, sql`true`)}) item order by due_on nulls last, id`);
  return rows.map(({ at, ...item }) => ({ ...item, placedAt: new Date(at) }));
}

/** What a customer owes for other orders than this one, less what is held for them, in paise. */
export async function openBeside(
  db: DbOrTx,
  {
    customerId,
    orderId,
    today,
  }: { readonly customerId: number; readonly orderId: number | null; readonly today: string },
): Promise<number> {
  const others = sql`o.customer_id = ${customerId} and o.id <> ${orderId ?? 0}`;
  const { rows } = await db.execute<{ open: number }>(
    sql`select greatest(0, coalesce(sum(due), 0) - (select coalesce(sum(amount_paise), 0) from account_ledger where customer_id = ${customerId}))::float8 as open from (${openItems(today, others)}) item`,
  );
  return first(rows)?.open ?? 0;
}

/** What is to be paid back to a customer, in paise. */
export async function refundsDueTo(db: DbOrTx, customerId: number): Promise<number> {
  const { rows } = await db.execute<{ amount: number }>(
    sql`select amount from (${refundsDue}) back where customer_id = ${customerId}`,
  );
  return first(rows)?.amount ?? 0;
}

/** A line of a customer's account. */
export interface AccountEntry {
  readonly day: string;
  /** Of a document its kind, of money the kind of its entry in the ledger. */
  readonly kind: string;
  /** Of a document its number, of money its reference. */
  readonly reference: string | null;
  /** Null for money on account. */
  readonly order: Pick<Order, 'id' | 'number' | 'placedAt'> | null;
  /** Paise: above zero it is owed to us, below it isn't any more. */
  readonly amount: number;
}

const day = (moment: string) => sql.raw(`(${moment} at time zone 'Asia/Kolkata')::date`);

/**
 * SQL: what a customer's orders were invoiced, credited, paid and paid back. A note that names items has an entry in the
 * ledger too; the account has the note itself. What was moved between an order and the money on account came, or will go,
 * by another entry.
 */
const accountEntries = (customerId: number): SQL => sql`
  select d.issued_at as at, d.id, ${day('d.issued_at')} as day, d.kind, d.number as reference, o.id as order_id, o.number,
    o.placed_at, (d.snapshot ->> 'total')::bigint * case d.kind when 'credit-note' then -1 else 1 end as amount
  from documents d join orders o on o.id = d.order_id
  where o.customer_id = ${customerId} and d.kind in ('tax-invoice', 'credit-note', 'debit-note') and d.snapshot is not null
  union all
  select l.created_at, l.id, ${day('l.created_at')}, l.kind, l.gateway_payment_id, o.id, o.number, o.placed_at, -l.amount_paise
  from payment_ledger l join orders o on o.id = l.order_id
    left join account_ledger a on a.ledger_id = l.id
  where o.customer_id = ${customerId} and l.kind not in ('credit', 'debit') and a.id is null
  union all
  select created_at, id, ${day('created_at')}, case kind when 'receipt' then how when 'paid-back' then 'refund' else kind end, reference,
    null, null, null, -amount_paise
  from account_ledger where customer_id = ${customerId} and how is not null`;

/** A customer's account in a period, oldest first, and what was owed before it, in paise. */
export async function accountOf(
  db: DbOrTx,
  customerId: number,
  { from, to }: AccountPeriod,
): Promise<{ readonly opening: number; readonly entries: AccountEntry[] }> {
  const entries = accountEntries(customerId);
  const before = await db.execute<{ opening: number }>(
    sql`select coalesce(sum(amount), 0)::float8 as opening from (${entries}) entry where day < ${from}::date`,
  );
  const { rows } = await db.execute<
    Omit<AccountEntry, 'order'> &
      Record<string, unknown> & {
        readonly orderId: number | null;
        readonly number: number;
        readonly placed: string;
      }
  >(sql`
    select day::text as day, kind, reference, order_id as "orderId", number, placed_at as placed, amount::float8 as amount
    from (${entries}) entry where day between ${from}::date and ${to}::date order by at, (kind in ('tax-invoice', 'credit-note', 'debit-note')) desc, id`);
  return {
    opening: first(before.rows)?.opening ?? 0,
    entries: rows.map(({ placed, orderId, number, ...entry }) => ({
      ...entry,
      order: orderId === null ? null : { id: orderId, number, placedAt: new Date(placed) },
    })),
  };
}
