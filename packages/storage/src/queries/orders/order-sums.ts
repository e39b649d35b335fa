import { and, eq, gt, gte, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { DbOrTx } from '../../connect.ts';
import { orderMonths } from '../../schema/order-months.ts';
import { orders as placed } from '../../schema/orders.ts';
import { only } from '../equal-to.ts';

/** Counts and values of a customer's orders in paise, without the cancelled ones. */
export interface OrderSums {
  /** How many there are with the cancelled ones, as their list has them. */
  readonly listed: number;
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
  const stored = db
    .select({
      listed: sum(orders),
      value: sum(valuePaise),
      todaysOrders: sum(lastDayOrders, ofToday),
      todaysValue: sum(lastDayPaise, ofToday),
      monthsOrders: sum(orders, ofMonth),
    })
    .from(orderMonths)
    .where(eq(orderMonths.customerId, customerId));
  // They are stored with the cancelled orders, of which there are few.
  const day = sql`(${placed.placedAt} at time zone 'Asia/Kolkata')::date`;
  const count = (which: SQL) => sql<number>`count(*) filter (where ${which})`.mapWith(Number);
  const gone = db
    .select({
      orders: count(sql`true`),
      ofToday: count(sql`${day} = ${today}`),
      ofMonth: count(sql`date_trunc('month', ${day}) = date_trunc('month', ${today}::date)`),
    })
    .from(placed)
    .where(and(eq(placed.customerId, customerId), eq(placed.status, 'Cancelled')));
  const [sums, cancelled] = [only(await stored), only(await gone)];
  return {
    ...sums,
    orders: sums.listed - cancelled.orders,
    todaysOrders: sums.todaysOrders - cancelled.ofToday,
    monthsOrders: sums.monthsOrders - cancelled.ofMonth,
  };
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
