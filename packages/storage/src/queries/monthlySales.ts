import { and, eq, gte, ne, sql } from 'drizzle-orm';
import type { DbOrTx } from '../connect.ts';
import { orders } from '../schema/orders.ts';

/** What a customer's orders of one month in India (`YYYY-MM`) come to, in paise. */
export interface MonthlySales {
  readonly month: string;
  readonly totalPaise: number;
}

const monthInIndia = sql<string>`to_char(${orders.placedAt} at time zone 'Asia/Kolkata', 'YYYY-MM')`;

/** By month since a moment, oldest first; months without orders are left out, and so are cancelled orders. */
export function monthlySalesOf(db: DbOrTx, customerId: number, since: Date): Promise<MonthlySales[]> {
  return db
    .select({ month: monthInIndia, totalPaise: sql<number>`sum(${orders.totalPaise})`.mapWith(Number) })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), gte(orders.placedAt, since), ne(orders.status, 'Cancelled')))
    .groupBy(monthInIndia)
    .orderBy(monthInIndia);
}
