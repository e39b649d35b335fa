import { and, desc, eq, getTableColumns, gt, inArray, lt, max, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../connect.ts';
import type { Customer } from '../../rows.ts';
import { customers, customerWords } from '../../schema/customers.ts';
import { orderMonths } from '../../schema/order-months.ts';
import { wordQuery } from './word-query.ts';

/** A customer in a list, with the sum of what they bought since a given month, in paise. */
export interface FoundCustomer {
  readonly customer: Customer;
  readonly orders: number;
  readonly valuePaise: number;
  /** `YYYY-MM-DD`; null without orders. */
  readonly lastOrder: string | null;
}

/** The words of a text, split as the database's function `words_in` splits it. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s!-/:-@[-`{-~]+/)
    .filter((word) => word !== '')
    .slice(0, 8);

/**
 * Customers that have a word beginning with each word of the search, the latest first; without words, all.
 *
 * @param before the last id of the page before
 * @param since the month from which orders are summed, `YYYY-MM`
 */
export async function findCustomers(
  db: DbOrTx,
  { search, before, since, limit }: { search: string; before?: number | undefined; since: string; limit: number },
): Promise<FoundCustomer[]> {
  // Words contain no quotes or backslashes, because texts are split there.
  const query = wordQuery(wordsOf(search));
  const { customerId } = customerWords;
  const page = await db
    .select({ id: customerId })
    .from(customerWords)
    .where(
      and(before === undefined ? undefined : lt(customerId, before), query && sql`${customerWords.words} @@ ${query}`),
    )
    .orderBy(desc(customerId))
    .limit(limit);
  const ids = page.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [rows, sums] = await Promise.all([
    db.select().from(customers).where(inArray(customers.id, ids)),
    db
      .select({
        id: orderMonths.customerId,
        orders: sum(orderMonths.sales, since),
        valuePaise: sum(orderMonths.salesPaise, since),
        lastOrder: max(orderMonths.lastDay),
      })
      .from(orderMonths)
      .where(inArray(orderMonths.customerId, ids))
      .groupBy(orderMonths.customerId),
  ]);
  const byId = new Map(rows.map((customer) => [customer.id, customer]));
  const sumOf = new Map(sums.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const customer = byId.get(id);
    const { orders = 0, valuePaise = 0, lastOrder = null } = sumOf.get(id) ?? {};
    return customer ? [{ customer, orders, valuePaise, lastOrder }] : [];
  });
}

/** Customers with this mobile number, the latest first. */
export async function customersWithMobile(db: DbOrTx, mobile: string, limit: number): Promise<Customer[]> {
  // Ten digits are one word in the index.
  if (!/^\d{10}$/.test(mobile)) return [];
  return db
    .select(getTableColumns(customers))
    .from(customerWords)
    .innerJoin(customers, eq(customers.id, customerWords.customerId))
    .where(and(sql`${customerWords.words} @@ ${mobile}::tsquery`, eq(customers.mobile, mobile)))
    .orderBy(desc(customers.id))
    .limit(limit);
}

const sum = (what: typeof orderMonths.sales | typeof orderMonths.salesPaise, since: string) =>
  sql`coalesce(sum(${what}) filter (where ${orderMonths.month} >= ${`${since}-01`}), 0)`.mapWith(Number);

/** What was sold to a customer in each financial year (the database's `is_sale`), the latest first. */
export async function yearsOf(
  db: DbOrTx,
  customerId: number,
): Promise<{ year: number; orders: number; valuePaise: number }[]> {
  // A financial year is named by the year of its April.
  const year = sql`extract(year from ${orderMonths.month} - interval '3 months')`;
  return db
    .select({
      year: year.mapWith(Number),
      orders: sql`sum(${orderMonths.sales})`.mapWith(Number),
      valuePaise: sql`sum(${orderMonths.salesPaise})`.mapWith(Number),
    })
    .from(orderMonths)
    .where(and(eq(orderMonths.customerId, customerId), gt(orderMonths.sales, 0)))
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`);
}
