import { asc, eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { NewOrderStep, OrderStep } from '../../rows.ts';
import { orderSteps } from '../../schema/order-steps.ts';

/** Adds a step to an order's timeline; the caller must hold the order's lock. */
export async function insertOrderStep(tx: Tx, orderId: number, step: NewOrderStep): Promise<void> {
  await tx.insert(orderSteps).values({ ...step, orderId });
}

/** The steps of an order after it was placed, oldest first. */
export function stepsOfOrder(db: DbOrTx, orderId: number): Promise<OrderStep[]> {
  return db.select().from(orderSteps).where(eq(orderSteps.orderId, orderId)).orderBy(asc(orderSteps.id));
}
