import { and, eq, gt, gte, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { DbOrTx } from '../../connect.ts';
import { orderMonths } from '../../schema/order-months.ts';

/** Counts and values of a customer's orders in paise; the values exclude cancelled orders. */
export interface OrderSums {
  readonly orders: number;
  readonly value: number;
  readonly todaysOrders: number;
  readonly todaysValue: number;
  readonly monthsOrders: number;
}

/** @param today the day in India, `YYYY-MM-DD` */
export async function sumOrdersOf(db: DbOrTx, customerId: number, today: string): Promise<OrderSums> {
  const { month, orders, valuePaise, lastDay, lastDayOrders, lastDayPaise } = orderMonths;
  const sum = (what: AnyPgColumn, which = sql``) => sql<number>`coalesce(sum(${what}) ${which}, 0)`.mapWith(Number);
  const ofToday = sql`filter (where ${lastDay} = ${today})`;
  const ofMonth = sql`filter (where ${month} = ${`${today.slice(0, 7)}-01`})`;
  const [sums] = await db
    .select({
      orders: sum(orders),
      value: sum(valuePaise),
      todaysOrders: sum(lastDayOrders, ofToday),
      todaysValue: sum(lastDayPaise, ofToday),
      monthsOrders: sum(orders, ofMonth),
    })
    .from(orderMonths)
    .where(eq(orderMonths.customerId, customerId));
  return sums ?? { orders: 0, value: 0, todaysOrders: 0, todaysValue: 0, monthsOrders: 0 };
}

/** The total of a customer's orders in one month (`YYYY-MM`, Indian time), in paise. */
export interface MonthlySales {
  readonly month: string;
  readonly totalPaise: number;
}

/** Month by month since a month (`YYYY-MM`), oldest first; without cancelled orders and empty months. */
export async function monthlySalesOf(db: DbOrTx, customerId: number, since: string): Promise<MonthlySales[]> {
  const { month, valuePaise } = orderMonths;
  const rows = await db
    .select({ month, totalPaise: valuePaise })
    .from(orderMonths)
    .where(and(eq(orderMonths.customerId, customerId), gte(month, `${since}-01`), gt(valuePaise, 0)))
    .orderBy(month);
  return rows.map((row) => ({ ...row, month: row.month.slice(0, 7) }));
}
