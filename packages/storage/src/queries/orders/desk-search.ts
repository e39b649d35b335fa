import { and, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../connect.ts';

/** What somebody typed to find orders; an order matches if any field does. */
export interface DeskSearch {
  /** An order's whole number. */
  readonly number: number | null;
  /** Ways of writing the number of a payment, document, parcel or purchase order, or an order's reference. */
  readonly references: readonly string[];
  /** Beginnings of words in a customer's name, company, e-mail and mobile; all must occur. */
  readonly words: readonly string[];
}

/** If no more customers than this match, all their orders are looked through. */
const mostCustomers = 200;
/** If more customers match, only this many of the newest orders are looked through. */
const mostRecentOrders = 2_000;

interface Sorted {
  readonly order: SQL;
  readonly limit: number;
}

/**
 * The orders that a search finds, as a subquery with `id` and `placed_at`.
 *
 * @param conditions on the orders, which are called `o`
 * @returns `isCut` when so many customers match that only the newest orders were looked through
 */
export async function ordersFound(
  db: DbOrTx,
  { number, references, words }: DeskSearch,
  conditions: readonly SQL[],
  { order, limit }: Sorted,
): Promise<{ readonly source: SQL; readonly isCut: boolean }> {
  const hasWords = hasAll(words);
  const { rows } = await db.execute<{ id: number }>(
    hasWords === undefined
      ? sql`select 0 as id where false`
      : sql`select c.id from customers as c where ${hasWords} limit ${mostCustomers + 1}`,
  );
  const isCut = rows.length > mostCustomers;
  const where = (...more: SQL[]) => and(...more, ...conditions) ?? sql`true`;
  const isOneOfThem = sql`= any(${sql.param(references)}::text[])`;
  // Each condition has its own index.
  const named = sql`select o.id, o.placed_at from orders as o where ${where(sql`o.id in (
      select id from orders where number = ${number ?? 0} or reference ${isOneOfThem}
      union all select id from orders where upper(billing_address ->> 'purchaseOrder') ${isOneOfThem}
      union all select order_id from payment_attempts where txnid ${isOneOfThem}
      union all select order_id from payment_ledger where gateway_payment_id ${isOneOfThem}
      union all select order_id from documents where number ${isOneOfThem}
      union all select order_id from order_steps where tracking_number ${isOneOfThem}
      union all select order_id from parcels where tracking_number ${isOneOfThem})`)}`;
  const ofCustomers = isCut
    ? sql`select o.id, o.placed_at
        from (select * from orders order by placed_at desc, id desc limit ${mostRecentOrders}) as o
        join customers as c on c.id = o.customer_id where ${where(hasWords ?? sql`false`)}`
    : sql`select walk.id, walk.placed_at from unnest(${sql.param(rows.map(({ id }) => id))}::int[]) as c(id),
        lateral (select o.id, o.placed_at from orders as o where ${where(sql`o.customer_id = c.id`)}
          order by ${order} limit ${limit}) as walk`;
  return { source: sql`(${named}) union (${ofCustomers})`, isCut };
}

/** Splits a text as `customer_words` does; the words have no punctuation left and need no quoting. */
export const wordsIn = (text: string): string[] =>
  text.split(/[^0-9A-Za-z\u{80}-\u{10ffff}]+/u).filter((word) => word !== '');

function hasAll(words: readonly string[]): SQL | undefined {
  const query = words.flatMap(wordsIn).map((word) => `'${word}':*`);
  if (query.length === 0) return undefined;
  return sql`customer_words(c.name, c.company_name, c.email, c.mobile) @@ lower(${query.join(' & ')})::tsquery`;
}
