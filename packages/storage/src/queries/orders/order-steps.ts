import { and, asc, eq, gt, inArray, isNotNull, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { NewOrderStep, Order, OrderStep, Parcel } from '../../rows.ts';
import { orderSteps, plainParcel } from '../../schema/order-steps.ts';
import { orders } from '../../schema/orders.ts';
import { parcels } from '../../schema/parcels.ts';
import { only } from '../equal-to.ts';

/** Adds a step to an order's timeline; the caller must hold the order's lock. */
export async function insertOrderStep(tx: Tx, orderId: number, step: NewOrderStep): Promise<OrderStep> {
  return only(
    await tx
      .insert(orderSteps)
      .values({ ...step, orderId })
      .returning(),
  );
}

/** Removes a step that is taken back; the audit trail has both. The caller must hold the order's lock. */
export async function removeOrderStep(tx: Tx, stepId: number): Promise<void> {
  await tx.delete(orderSteps).where(eq(orderSteps.id, stepId));
}

/** An order whose last parcel has this number, or of whose parcels one has it. */
export interface OrderOfParcel extends Pick<Order, 'id' | 'number' | 'placedAt' | 'status' | 'customerId'> {
  /** Without spaces and case. */
  readonly parcel: string;
  /** Of an order that goes in parts. */
  readonly part: Pick<Parcel, 'id' | 'number' | 'status'> | null;
}

const parcelOf = plainParcel(orderSteps.trackingNumber);
const partOf = plainParcel(parcels.trackingNumber);

/** The orders whose last parcel has one of these numbers, which are written without spaces and in capitals. */
export async function findOrdersOfParcels(db: DbOrTx, numbers: readonly string[]): Promise<OrderOfParcel[]> {
  if (numbers.length === 0) return [];
  const { id, number, placedAt, status, customerId } = orders;
  const later = alias(orderSteps, 'later');
  const isLast = notExists(
    db
      .select({ id: later.id })
      .from(later)
      .where(and(eq(later.orderId, id), eq(later.status, 'Dispatched'), gt(later.id, orderSteps.id))),
  );
  const goesWhole = notExists(db.select({ id: parcels.id }).from(parcels).where(eq(parcels.orderId, id)));
  const whole = await db
    .select({ id, number, placedAt, status, customerId, parcel: parcelOf })
    .from(orderSteps)
    .innerJoin(orders, eq(id, orderSteps.orderId))
    .where(
      and(
        isNotNull(orderSteps.trackingNumber),
        eq(orderSteps.status, 'Dispatched'),
        inArray(parcelOf, [...numbers]),
        isLast,
        goesWhole,
      ),
    )
    .orderBy(asc(id));
  const part = { id: parcels.id, number: parcels.number, status: parcels.status };
  const parts = await db
    .select({ id, number, placedAt, status, customerId, parcel: partOf, part })
    .from(parcels)
    .innerJoin(orders, eq(id, parcels.orderId))
    .where(and(isNotNull(parcels.trackingNumber), inArray(partOf, [...numbers])))
    .orderBy(asc(parcels.id));
  return [...whole.map((each) => ({ ...each, part: null })), ...parts];
}

/** The steps of an order after it was placed, oldest first. */
export function stepsOfOrder(db: DbOrTx, orderId: number): Promise<OrderStep[]> {
  return db.select().from(orderSteps).where(eq(orderSteps.orderId, orderId)).orderBy(asc(orderSteps.id));
}
