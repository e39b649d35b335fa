import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { Cart, CustomerQuotation } from '../../rows.ts';
import type { JsonObject } from '../../schema/columns.ts';
import { customerQuotations } from '../../schema/quotations.ts';
import { changeVersioned } from '../change-versioned.ts';

/** What has become of a quotation that the desk made for a customer. */
export const quotationStates = ['open', 'ending', 'ended', 'won', 'lost'] as const;
export type QuotationState = (typeof quotationStates)[number];

/** For how many days before its last one a quotation counts as ending. */
const endingDays = 3;

/**
 * The first order of a quotation `q`, placed at its prices, from the sale that it was made of, or from the one that the
 * desk made of it; null without one.
 */
export const orderOfQuotation = `(select min(id) from (
    select o.id from carts c join orders o on o.cart_id = c.id where c.quotation_id = q.id and o.status <> 'Cancelled'
    union all
    select o.id from orders o where o.cart_id = (q.snapshot ->> 'sale')::int and o.status <> 'Cancelled'
    union all
    select o.id from order_lines l join orders o on o.id = l.order_id
      where l.configuration -> 'quotation' ->> 'number' = q.number and o.status <> 'Cancelled') ordered)`;

/** Another order of a quotation that was made of a sale at the desk, or that began it; undefined without one. */
export async function otherOrderOfSale(
  db: DbOrTx,
  { id, customerId, quotationId }: Pick<Cart, 'id' | 'customerId' | 'quotationId'>,
): Promise<{ readonly quotation: string; readonly orderId: number } | undefined> {
  const { rows } = await db.execute<{ quotation: string; orderId: number }>(sql`
    select q.number as quotation, o.id as "orderId"
      from customer_quotations m join quotations q on q.id = m.quotation_id
        join orders o on o.id = ${sql.raw(orderOfQuotation)} and o.cart_id <> ${id}
      where m.customer_id = ${customerId} and ((q.snapshot ->> 'sale')::int = ${id} or q.id = ${quotationId}::int)
      order by q.id desc limit 1`);
  return rows[0];
}

/** Each quotation of the desk with its state; an order wins, whatever was noted before. */
const followed = (today: string): SQL => sql`
  select known.*, case when order_id is not null then 'won'
      when lost_reason is not null then 'lost'
      when valid_until < ${today}::date then 'ended'
      when valid_until <= ${today}::date + ${endingDays}::int then 'ending'
      else 'open' end as state
    from (select q.id, q.number, q.token, q.total_paise, q.valid_until, q.created_at, q.snapshot, q.variant_id,
        m.customer_id, m.owner_id, m.staff_id, m.follow_up_on, m.lost_reason, m.note, m.version,
        ${sql.raw(orderOfQuotation)} as order_id
      from customer_quotations m join quotations q on q.id = m.quotation_id) known`;

/** How many quotations are to be asked about on a day, each up to then without an order. */
export const quotationsToAsk = (today: string): SQL =>
  sql`from (${followed(today)}) f where f.follow_up_on <= ${today}::date and f.state in ('open', 'ending', 'ended')`;

/** How many quotations can be ordered for a few days more only. Their days come first: a state asks for the orders. */
export const quotationsEnding = (today: string): SQL => sql`from (${followed(today)}) f
  where f.valid_until between ${today}::date and ${today}::date + ${endingDays}::int and f.state = 'ending'`;

export interface FollowedQuotation {
  readonly id: number;
  readonly number: string;
  readonly token: string;
  readonly snapshot: JsonObject;
  readonly variantId: number | null;
  readonly totalPaise: number;
  readonly validUntil: string;
  readonly createdAt: Date;
  readonly customerId: number;
  readonly customerName: string;
  readonly companyName: string | null;
  readonly ownerId: number;
  readonly ownerName: string;
  readonly followUpOn: string | null;
  readonly lostReason: CustomerQuotation['lostReason'];
  readonly note: string;
  readonly version: number;
  readonly state: QuotationState;
  readonly orderId: number | null;
}

interface QuotationFilter {
  readonly states: readonly QuotationState[];
  readonly ownerId?: number;
  /** Only quotations whose day to ask has come. */
  readonly isDue?: boolean;
  /** Only quotations made before this one. */
  readonly before?: number;
}

/** Quotations that the desk made, the latest first. */
export async function listFollowedQuotations(
  db: DbOrTx,
  { states, ownerId, isDue = false, before }: QuotationFilter,
  today: string,
  limit: number,
): Promise<FollowedQuotation[]> {
  const { rows } = await db.execute<Omit<FollowedQuotation, 'createdAt'> & { createdAt: string }>(sql`
    select f.id, f.number, f.token, f.snapshot, f.variant_id as "variantId", f.total_paise::float8 as "totalPaise",
        f.valid_until::text as "validUntil", f.created_at as "createdAt", f.customer_id as "customerId",
        c.name as "customerName", c.company_name as "companyName", s.id as "ownerId", s.name as "ownerName",
        f.follow_up_on::text as "followUpOn", f.lost_reason as "lostReason", f.note, f.version, f.state,
        f.order_id as "orderId"
      from (${followed(today)}) f join customers c on c.id = f.customer_id
        join staff s on s.id = coalesce(f.owner_id, f.staff_id)
      where f.state = any(${sql.param([...states])}::text[])
        and ${ownerId === undefined ? sql`true` : sql`s.id = ${ownerId}`}
        and ${isDue ? sql`f.follow_up_on <= ${today}::date` : sql`true`}
        and ${before === undefined ? sql`true` : sql`f.id < ${before}`}
      order by ${isDue ? sql`f.follow_up_on, f.id` : sql`f.id desc`} limit ${limit}`);
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

/** How many quotations of the desk, and of what value, were made since a day, and how many of them are ordered. */
export async function quotationConversion(
  db: DbOrTx,
  since: string,
  today: string,
): Promise<{ readonly made: number; readonly madePaise: number; readonly won: number; readonly wonPaise: number }> {
  const { rows } = await db.execute<{ made: number; madePaise: number; won: number; wonPaise: number }>(sql`
    select count(*)::int as made, coalesce(sum(total_paise), 0)::float8 as "madePaise",
        (count(*) filter (where state = 'won'))::int as won,
        coalesce(sum(total_paise) filter (where state = 'won'), 0)::float8 as "wonPaise"
      from (${followed(today)}) f where (f.created_at at time zone 'Asia/Kolkata')::date >= ${since}::date`);
  return rows[0] ?? { made: 0, madePaise: 0, won: 0, wonPaise: 0 };
}

/** The quotation's present state; undefined if the desk didn't make it for a customer. */
export async function quotationState(
  tx: Tx,
  quotationId: number,
  today: string,
): Promise<{ readonly state: QuotationState; readonly number: string; readonly validUntil: string } | undefined> {
  const { rows } = await tx.execute<{ state: QuotationState; number: string; validUntil: string }>(sql`
    select state, number, valid_until::text as "validUntil" from (${followed(today)}) f where f.id = ${quotationId}`);
  return rows[0];
}

/** Changes who asks when, and why it was lost; undefined if somebody has changed it since it was seen. */
export async function followQuotation(
  tx: Tx,
  quotationId: number,
  version: number,
  changed: Pick<CustomerQuotation, 'ownerId' | 'followUpOn' | 'lostReason' | 'note'>,
): Promise<CustomerQuotation | undefined> {
  return changeVersioned(tx, customerQuotations, { quotationId, version }, changed);
}
