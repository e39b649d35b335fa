import { and, asc, desc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { EWayBill, NewEWayBill, Order } from '../../rows.ts';
import { staff } from '../../schema/customers.ts';
import { ewayBills } from '../../schema/eway-bills.ts';
import { orders } from '../../schema/orders.ts';
import { parcels } from '../../schema/parcels.ts';
import { first } from '../equal-to.ts';

export interface EWayBillListed extends EWayBill {
  readonly by: string;
}

/** An order's e-way bills, the latest first; the one in force, or being prepared, isn't cancelled. */
export async function eWayBillsOf(db: DbOrTx, orderId: number): Promise<EWayBillListed[]> {
  const rows = await db
    .select({ bill: ewayBills, by: staff.name })
    .from(ewayBills)
    .innerJoin(staff, eq(staff.id, ewayBills.staffId))
    .where(eq(ewayBills.orderId, orderId))
    .orderBy(desc(ewayBills.id));
  return rows.map(({ bill, by }) => ({ ...bill, by }));
}

/** Stores how an invoice's goods travel, before its e-way bill is made. The caller holds the order's lock. */
export async function saveEWayTransport(tx: Tx, transport: NewEWayBill): Promise<void> {
  const { orderId: _order, documentId: _document, ...changed } = transport;
  await tx
    .insert(ewayBills)
    .values(transport)
    .onConflictDoUpdate({
      target: ewayBills.documentId,
      targetWhere: sql`${ewayBills.cancelledAt} is null`,
      set: changed,
    });
}

/** Notes the bill that the portal has made; undefined if another order's bill has the number. */
export async function noteEWayBill(
  tx: Tx,
  id: number,
  made: Required<Pick<NewEWayBill, 'number' | 'madeAt' | 'validUntil' | 'staffId'>>,
): Promise<EWayBill | undefined> {
  const taken = await tx
    .select({ id: ewayBills.id })
    .from(ewayBills)
    .where(eq(ewayBills.number, made.number ?? ''));
  if (taken.some((other) => other.id !== id)) return undefined;
  return first(await tx.update(ewayBills).set(made).where(eq(ewayBills.id, id)).returning());
}

export async function cancelEWayBill(tx: Tx, id: number, cancelledAt: Date): Promise<void> {
  await tx.update(ewayBills).set({ cancelledAt }).where(eq(ewayBills.id, id));
}

/** Of an order that goes in parts, one is on its way while others aren't sent yet. */
const hasPartOnItsWay = sql<boolean>`exists (select 1 from ${parcels} where ${parcels.orderId} = ${orders.id} and ${parcels.status} = 'sent')`;

/** Bills of consignments on their way that lapse by this day, the soonest first. */
export function lapsingEWayBills(
  db: DbOrTx,
  day: string,
): Promise<{ readonly bill: EWayBill; readonly order: Pick<Order, 'id' | 'number' | 'placedAt'> }[]> {
  return db
    .select({ bill: ewayBills, order: { id: orders.id, number: orders.number, placedAt: orders.placedAt } })
    .from(ewayBills)
    .innerJoin(orders, and(eq(orders.id, ewayBills.orderId), or(eq(orders.status, 'Dispatched'), hasPartOnItsWay)))
    .where(and(isNull(ewayBills.cancelledAt), isNotNull(ewayBills.number), lte(ewayBills.validUntil, day)))
    .orderBy(asc(ewayBills.validUntil), asc(ewayBills.id));
}
