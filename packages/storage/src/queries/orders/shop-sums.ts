import { and, asc, desc, eq, gt, gte, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../connect.ts';
import { variants } from '../../schema/catalogue.ts';
import { customers } from '../../schema/customers.ts';
import { orderDays } from '../../schema/order-days.ts';
import { orderMonths } from '../../schema/order-months.ts';
import { orderedBoxes } from '../../schema/ordered-boxes.ts';

/** Sales of the whole shop in a day or month (the database's `is_sale`); the value, in paise, is less refunds. */
export interface ShopSum {
  /** A day (`YYYY-MM-DD`) or a month (`YYYY-MM`). */
  readonly time: string;
  readonly orders: number;
  readonly valuePaise: number;
}

/** By days or months since a day in India (`YYYY-MM-DD`), oldest first, without those that had no sale. */
export async function sumOrdersOfShop(db: DbOrTx, since: string, by: 'day' | 'month'): Promise<ShopSum[]> {
  const time = sql<string>`to_char(${orderDays.day}, ${sql.raw(by === 'day' ? `'YYYY-MM-DD'` : `'YYYY-MM'`)})`;
  const total = (column: typeof orderDays.orders | typeof orderDays.valuePaise) =>
    sql<number>`sum(${column})`.mapWith(Number);
  return db
    .select({ time: time.as('time'), orders: total(orderDays.orders), valuePaise: total(orderDays.valuePaise) })
    .from(orderDays)
    .where(gte(orderDays.day, since))
    .groupBy(sql`1`)
    .orderBy(asc(sql`1`));
}

export interface BestCustomer {
  readonly id: number;
  readonly name: string;
  readonly companyName: string | null;
  readonly orders: number;
  readonly valuePaise: number;
}

/** The customers who bought for the most money in a month (`YYYY-MM`). */
export function bestCustomersOf(db: DbOrTx, month: string, limit: number): Promise<BestCustomer[]> {
  const { sales: orders, salesPaise: valuePaise } = orderMonths;
  return db
    .select({ id: customers.id, name: customers.name, companyName: customers.companyName, orders, valuePaise })
    .from(orderMonths)
    .innerJoin(customers, eq(customers.id, orderMonths.customerId))
    .where(and(eq(orderMonths.month, `${month}-01`), gt(valuePaise, 0)))
    .orderBy(desc(valuePaise))
    .limit(limit);
}

export interface BestBox {
  readonly variantId: number;
  readonly name: string;
  readonly orders: number;
  readonly pieces: number;
  readonly valuePaise: number;
}

/** The most sold boxes since a day in India (`YYYY-MM-DD`), by value or by pieces. */
export function bestBoxesSince(db: DbOrTx, since: string, by: 'value' | 'pieces', limit: number): Promise<BestBox[]> {
  const { variantId, quantity, valuePaise, day } = orderedBoxes;
  const summed = db
    .select({
      variantId,
      orders: sql<number>`count(*)`.mapWith(Number).as('orders'),
      pieces: sql<number>`sum(${quantity})`.mapWith(Number).as('pieces'),
      // Whole paise fit into a double; bigints take longer, because PostgreSQL sums them as numerics.
      valuePaise: sql<number>`sum(${valuePaise}::float8)`.mapWith(Number).as('value_sum'),
    })
    .from(orderedBoxes)
    .where(gte(day, since))
    .groupBy(variantId)
    .as('summed');
  const most = by === 'value' ? summed.valuePaise : summed.pieces;
  return db
    .select({
      variantId: summed.variantId,
      name: variants.name,
      orders: summed.orders,
      pieces: summed.pieces,
      valuePaise: summed.valuePaise,
    })
    .from(summed)
    .innerJoin(variants, eq(variants.id, summed.variantId))
    .orderBy(desc(most), asc(summed.variantId))
    .limit(limit);
}
