import { asc, eq } from 'drizzle-orm';
import type { DbOrTx } from '../connect.ts';
import type { Alert } from '../rows.ts';
import { alerts } from '../schema/payments.ts';

/** What a person was asked to look at about an order, oldest first, settled or not. */
export function alertsOf(db: DbOrTx, orderId: number): Promise<Alert[]> {
  return db.select().from(alerts).where(eq(alerts.orderId, orderId)).orderBy(asc(alerts.id));
}
