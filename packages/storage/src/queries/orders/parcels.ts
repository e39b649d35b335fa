import { asc, eq, inArray, max, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { NewParcel, Parcel, ParcelItem, ParcelStep } from '../../rows.ts';
import { parcelItems, parcelSteps, parcels } from '../../schema/parcels.ts';
import { first, only } from '../equal-to.ts';

export interface ParcelPacked extends Parcel {
  readonly items: readonly ParcelItem[];
  /** Oldest first. */
  readonly steps: readonly ParcelStep[];
}

/** The parcels of an order that goes in parts, with their contents; none for all others. */
export async function parcelsOf(db: DbOrTx, orderId: number): Promise<ParcelPacked[]> {
  const rows = await db.select().from(parcels).where(eq(parcels.orderId, orderId)).orderBy(asc(parcels.number));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const items = await db.select().from(parcelItems).where(inArray(parcelItems.parcelId, ids));
  const steps = await db
    .select()
    .from(parcelSteps)
    .where(inArray(parcelSteps.parcelId, ids))
    .orderBy(asc(parcelSteps.id));
  return rows.map((row) => ({
    ...row,
    items: items.filter(({ parcelId }) => parcelId === row.id),
    steps: steps.filter(({ parcelId }) => parcelId === row.id),
  }));
}

/** The order of a parcel; undefined for a parcel that was taken apart. */
export async function orderOfParcel(db: DbOrTx, parcelId: number): Promise<number | undefined> {
  return first(await db.select({ orderId: parcels.orderId }).from(parcels).where(eq(parcels.id, parcelId)))?.orderId;
}

interface Taken {
  readonly staffId: number | null;
  readonly at: Date;
}

/** Adds a parcel with its contents; the caller must hold the order's lock. */
export async function insertParcel(
  tx: Tx,
  parcel: Omit<NewParcel, 'number'>,
  items: readonly Omit<ParcelItem, 'parcelId'>[],
  { staffId, at }: Taken,
): Promise<Parcel> {
  const { most } = only(
    await tx
      .select({ most: max(parcels.number) })
      .from(parcels)
      .where(eq(parcels.orderId, parcel.orderId)),
  );
  const row = only(
    await tx
      .insert(parcels)
      .values({ ...parcel, number: (most ?? 0) + 1, createdAt: at })
      .returning(),
  );
  await tx.insert(parcelItems).values(items.map((item) => ({ ...item, parcelId: row.id })));
  await tx.insert(parcelSteps).values({ parcelId: row.id, status: row.status, staffId, createdAt: at });
  return row;
}

/** Moves a parcel to a status; the caller must hold the order's lock. Returns the step. */
export async function setParcel(
  tx: Tx,
  parcelId: number,
  { status, ...changed }: Pick<Parcel, 'status'> & Partial<Pick<Parcel, 'courier' | 'trackingNumber' | 'reason'>>,
  { staffId, at }: Taken,
): Promise<ParcelStep> {
  await tx
    .update(parcels)
    .set({ status, ...changed, version: sql`${parcels.version} + 1` })
    .where(eq(parcels.id, parcelId));
  const { courier = null, trackingNumber = null } = changed;
  const step = { parcelId, status, staffId, courier, trackingNumber, createdAt: at };
  return only(await tx.insert(parcelSteps).values(step).returning());
}

/** Takes a packed parcel apart: its pieces are in no parcel again. */
export async function removeParcel(tx: Tx, parcelId: number): Promise<void> {
  await tx.delete(parcels).where(eq(parcels.id, parcelId));
}

/** Removes the steps of an order's parcels of this status and moment, which are on their way again. */
export async function takeBackParcels(tx: Tx, orderId: number, at: Date): Promise<void> {
  const own = (await parcelsOf(tx, orderId)).filter(({ status, steps }) => {
    const last = steps.at(-1);
    return status === 'delivered' && last?.createdAt.getTime() === at.getTime();
  });
  const last = own.flatMap(({ steps }) => steps.at(-1)?.id ?? []);
  if (last.length === 0) return;
  await tx.delete(parcelSteps).where(inArray(parcelSteps.id, last));
  const ids = own.map(({ id }) => id);
  await tx
    .update(parcels)
    .set({ status: 'sent', version: sql`${parcels.version} + 1` })
    .where(inArray(parcels.id, ids));
}

/** A step of a parcel with its parcel. */
export async function findParcelStep(
  db: DbOrTx,
  stepId: number,
): Promise<{ readonly step: ParcelStep; readonly parcel: Parcel } | undefined> {
  return first(
    await db
      .select({ step: parcelSteps, parcel: parcels })
      .from(parcelSteps)
      .innerJoin(parcels, eq(parcels.id, parcelSteps.parcelId))
      .where(eq(parcelSteps.id, stepId)),
  );
}
