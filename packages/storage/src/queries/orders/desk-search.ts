import { and, or, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../connect.ts';
import { wordQuery } from '../customers/word-query.ts';

/** What somebody typed to find orders; an order matches if any field does. */
export interface DeskSearch {
  /** An order's whole number. */
  readonly number: number | null;
  /** Ways of writing the number of a payment, document, parcel or purchase order, or an order's reference. */
  readonly references: readonly string[];
  /**
   * Beginnings of words of a customer (name, company, e-mail, mobile, GSTIN, cities), of items and the files that
   * they are printed with or that others have replaced, of the street to which it goes, and of the buyer's number of the purchase; all must occur. Or parts of that number, wherever they stand in it.
   */
  readonly words: readonly string[];
  /** Whether the words may name what is ordered, too: a mobile number and an order's whole number don't. */
  readonly mayNameItems: boolean;
  /** The ten digits of a mobile number, which may be that of a delivery or a bill alone. */
  readonly mobile: string | null;
  /** The pincode to which it goes, or of its bill. */
  readonly pincode: string | null;
  /** A total, from and to these paise. */
  readonly total: { readonly from: number; readonly to: number } | null;
}

/** If no more customers than this match, all their orders are looked through. */
const mostCustomers = 200;
/**
 * If more customers match, only this many of the newest orders that fit the other filters are looked through; so they are
 * for items, files, streets, pincodes, totals, and mobile numbers and parts of purchase order numbers of an order, of which
 * there is no index: a call is about an order of the last months.
 */
export const mostRecentOrders = 2_000;

interface Listed {
  /** Conditions on the orders, which are called `o`. */
  readonly conditions: readonly SQL[];
  /** The newest orders that fulfil them, at most `mostRecentOrders`: a subquery with `id`. */
  readonly newest: SQL;
  readonly order: SQL;
  readonly limit: number;
}

/**
 * The orders that a search finds, as a subquery with `id` and `placed_at`.
 *
 * @returns `isCut` when so many customers match that only the newest orders were looked through
 */
export async function ordersFound(
  db: DbOrTx,
  search: DeskSearch,
  { conditions, newest, order, limit }: Listed,
): Promise<{ readonly source: SQL; readonly isCut: boolean }> {
  const { number, references } = search;
  const words = wordQuery(search.words);
  const hasWords = words && sql`c.words @@ ${words}`;
  const { rows } = await db.execute<{ id: number }>(
    hasWords === undefined
      ? sql`select 0 as id where false`
      : sql`select c.customer_id as id from customer_words as c where ${hasWords} limit ${mostCustomers + 1}`,
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
        from (${newest}) as n join orders as o using (id) join customer_words as c using (customer_id)
        where ${hasWords ?? sql`false`}`
    : sql`select walk.id, walk.placed_at from unnest(${sql.param(rows.map(({ id }) => id))}::int[]) as c(id),
        lateral (select o.id, o.placed_at from orders as o where ${where(sql`o.customer_id = c.id`)}
          order by ${order} limit ${limit}) as walk`;
  const own = ownOf(search);
  const recent = sql`select o.id, o.placed_at
    from (${newest}) as n join orders as o using (id) where ${or(...own) ?? sql`false`}`;
  return { source: sql`(${named}) union (${ofCustomers})${own.length === 0 ? sql`` : sql` union (${recent})`}`, isCut };
}

/** Shorter parts of a purchase order number are in too many of them. */
const fewestLettersOfPart = 3;
/** At which `wordsIn` splits, as far as people write them in numbers. */
const signs = ' -/._:#,()&+';

/**
 * SQL: what an order itself must have, one of these: its total, its pincode, a mobile number, the words, some of which name its items or
 * their files, its street or its purchase order, or that number with all the words in it, whatever its signs: 711 and 264711 are in PO/2026/4711.
 */
function ownOf({ mobile, pincode, total, mayNameItems, words }: DeskSearch): SQL[] {
  const query = wordQuery(words);
  const parts = words.map((word) => `%${word.toLowerCase()}%`);
  const isLongEnough = words.join('').length >= fewestLettersOfPart;
  return [
    ...(total === null ? [] : [sql`o.total_paise between ${total.from} and ${total.to}`]),
    ...(pincode === null
      ? []
      : [sql`${pincode} in (o.shipping_address ->> 'pincode', o.billing_address ->> 'pincode')`]),
    ...(mobile === null ? [] : [sql`${mobile} in (o.shipping_address ->> 'mobile', o.billing_address ->> 'mobile')`]),
    ...(query === undefined || !mayNameItems
      ? []
      : [
          sql`words_in(concat_ws(' ', o.billing_address ->> 'purchaseOrder', o.shipping_address ->> 'flat',
              o.shipping_address ->> 'area', o.shipping_address ->> 'landmark',
              (select string_agg(concat_ws(' ', line.item_name, file.name), ' ') from order_lines as line
                left join artworks as file on file.token = line.artwork_token where line.order_id = o.id),
              (select string_agg(file.name, ' ') from order_lines as line
                join line_artworks as came on came.line_id = line.id
                join artworks as file on file.token = came.artwork_token where line.order_id = o.id)))
            || coalesce((select words from customer_words as c where c.customer_id = o.customer_id), '') @@ ${query}`,
        ]),
    ...(isLongEnough && mayNameItems
      ? [
          sql`translate(lower(search_text(o.billing_address ->> 'purchaseOrder')), ${signs}, '') like all (${sql.param(parts)}::text[])`,
        ]
      : []),
  ];
}

/** Splits a text as `words_in` does; the words have no punctuation left and need no quoting. */
export const wordsIn = (text: string): string[] =>
  text.split(/[^0-9A-Za-z\u{80}-\u{10ffff}]+/u).filter((word) => word !== '');
