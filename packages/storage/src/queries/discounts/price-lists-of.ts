import type { PriceList } from '@boxwright/money';
import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../connect.ts';
import { prepared } from '../../prepared.ts';
import { customerGroupMembers, priceLists } from '../../schema/price-lists.ts';
import { first } from '../equal-to.ts';

/** A day on which no price list is valid: for callers that need no prices. */
export const noDay = '-infinity';

/** SQL: the price lists that are valid for a customer on the day of the placeholder `today`, the oldest first. */
export const priceListsOf = (customerId: unknown): SQL<PriceList[]> =>
  sql<PriceList[]>`(select coalesce(json_agg(json_build_object('id', list.id, 'name', list.name, 'rates', list.rates)
      order by list.id), '[]')
    from ${priceLists} list
    where (list.customer_id = ${customerId} or list.group_id in (
        select member.group_id from ${customerGroupMembers} member where member.customer_id = ${customerId}))
      and list.ended_at is null
      and ${sql.placeholder('today')}::date between list.valid_from and coalesce(list.valid_until, 'infinity'::date))`;

const listsOfCustomer = prepared('price_lists_of_customer', (db) =>
  db.select({ lists: priceListsOf(sql`${sql.placeholder('customerId')}::integer`) }).from(sql`(select 1) as one`),
);

/** The price lists that are valid for a customer on a day, the oldest first. */
export async function findPriceLists(db: DbOrTx, customerId: number, today: string): Promise<PriceList[]> {
  return first(await listsOfCustomer(db, { customerId, today }))?.lists ?? [];
}
