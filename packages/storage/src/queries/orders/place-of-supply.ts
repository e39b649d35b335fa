import { and, eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { Order, OrderLine } from '../../rows.ts';
import { type OrderExport, orderLines, orders } from '../../schema/orders.ts';
import { sezRegistrations } from '../../schema/sez-registrations.ts';
import { only } from '../equal-to.ts';

type Taxes = 'cgstPaise' | 'sgstPaise' | 'igstPaise' | 'discountPaise';

/** Where an order is supplied, and the amounts that follow. */
export interface Retaxed {
  readonly order: Pick<Order, Taxes | 'totalPaise' | 'placeOfSupply' | 'supplyReason' | 'supplyType' | 'exportedTo'>;
  readonly lines: readonly Pick<OrderLine, Taxes | 'id'>[];
}

/** Stores another place of supply with its taxes; the caller must hold the order's lock. */
export async function retaxOrder(tx: Tx, orderId: number, { order, lines }: Retaxed): Promise<Order> {
  for (const { id, ...taxes } of lines) {
    await tx
      .update(orderLines)
      .set(taxes)
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.id, id)));
  }
  return only(await tx.update(orders).set(order).where(eq(orders.id, orderId)).returning());
}

/** Stores what is doubtful about an order's GSTIN now; the caller must hold the order's lock. */
export async function setGstinDoubt(tx: Tx, orderId: number, gstinDoubt: Order['gstinDoubt']): Promise<void> {
  await tx.update(orders).set({ gstinDoubt }).where(eq(orders.id, orderId));
}

/** Stores the papers of an export at the customs; the caller must hold the order's lock. */
export async function setExportedTo(tx: Tx, orderId: number, exportedTo: OrderExport): Promise<void> {
  await tx.update(orders).set({ exportedTo }).where(eq(orders.id, orderId));
}

export async function isSezRegistration(db: DbOrTx, gstin: string): Promise<boolean> {
  const found = await db
    .select({ gstin: sezRegistrations.gstin })
    .from(sezRegistrations)
    .where(eq(sezRegistrations.gstin, gstin));
  return found.length > 0;
}

/** Notes that a registration is a unit or developer of a Special Economic Zone. */
export async function keepSezRegistration(
  tx: Tx,
  registration: { readonly gstin: string; readonly staffId: number; readonly createdAt: Date },
): Promise<void> {
  await tx.insert(sezRegistrations).values(registration).onConflictDoNothing();
}

export async function dropSezRegistration(tx: Tx, gstin: string): Promise<void> {
  await tx.delete(sezRegistrations).where(eq(sezRegistrations.gstin, gstin));
}
