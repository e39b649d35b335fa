import { eq, getTableColumns, inArray } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { PaymentWaiver } from '../../rows.ts';
import { staff } from '../../schema/customers.ts';
import { paymentWaivers } from '../../schema/payment-waivers.ts';
import { first } from '../equal-to.ts';

/** Lets an order go on although money is missing; a later waiver replaces an earlier one. */
export async function waivePayment(tx: Tx, waiver: PaymentWaiver): Promise<void> {
  const { orderId: _order, ...rest } = waiver;
  await tx.insert(paymentWaivers).values(waiver).onConflictDoUpdate({ target: paymentWaivers.orderId, set: rest });
}

/** Ends the waiver of an order, which waits for its money again; undefined when it has none. */
export async function endPaymentWaiver(tx: Tx, orderId: number): Promise<PaymentWaiver | undefined> {
  return first(await tx.delete(paymentWaivers).where(eq(paymentWaivers.orderId, orderId)).returning());
}

/** With the name of who gave it. */
export interface PaymentWaiverListed extends PaymentWaiver {
  readonly by: string;
}

export async function findPaymentWaiver(db: DbOrTx, orderId: number): Promise<PaymentWaiverListed | undefined> {
  const [found] = await db
    .select({ ...getTableColumns(paymentWaivers), by: staff.name })
    .from(paymentWaivers)
    .innerJoin(staff, eq(staff.id, paymentWaivers.staffId))
    .where(eq(paymentWaivers.orderId, orderId));
  return found;
}

/** The waivers of these orders, by the order's id. */
export async function paymentWaiversOf(
  db: DbOrTx,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, PaymentWaiver>> {
  const rows = await db
    .select()
    .from(paymentWaivers)
    .where(inArray(paymentWaivers.orderId, [...orderIds]));
  return new Map(rows.map((row) => [row.orderId, row]));
}
