import { and, eq, gte, ne, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../connect.ts';
import { orders } from '../../schema/orders.ts';

/** The total of a customer's orders in one month (`YYYY-MM`, Indian time), in paise. */
export interface MonthlySales {
  readonly month: string;
  readonly totalPaise: number;
}

const monthInIndia = sql<string>`to_char(${orders.placedAt} at time zone 'Asia/Kolkata', 'YYYY-MM')`;

/** By month since a moment, oldest first, without cancelled orders and without empty months. */
export function monthlySalesOf(db: DbOrTx, customerId: number, since: Date): Promise<MonthlySales[]> {
  return db
    .select({ month: monthInIndia, totalPaise: sql<number>`sum(${orders.totalPaise})`.mapWith(Number) })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), gte(orders.placedAt, since), ne(orders.status, 'Cancelled')))
    .groupBy(monthInIndia)
    .orderBy(monthInIndia);
}
