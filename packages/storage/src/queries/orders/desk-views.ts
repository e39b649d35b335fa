import { and, asc, eq, ne, or, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { DeskView, NewDeskView } from '../../rows.ts';
import { staff } from '../../schema/customers.ts';
import { deskViews } from '../../schema/desk-views.ts';
import { changeVersioned } from '../change-versioned.ts';
import { first } from '../equal-to.ts';

/** With these two limits the list above the orders stays short. */
const mostShown = 200;

/** A member's own views and those that others share with everybody, by name. */
export function listDeskViews(db: DbOrTx, staffId: number): Promise<(DeskView & { readonly ownerName: string })[]> {
  return db
    .select({
      id: deskViews.id,
      staffId: deskViews.staffId,
      name: deskViews.name,
      isShared: deskViews.isShared,
      filters: deskViews.filters,
      version: deskViews.version,
      createdAt: deskViews.createdAt,
      ownerName: staff.name,
    })
    .from(deskViews)
    .innerJoin(staff, eq(staff.id, deskViews.staffId))
    .where(or(eq(deskViews.staffId, staffId), eq(deskViews.isShared, sql`true`)))
    .orderBy(asc(sql`lower(${deskViews.name})`), asc(deskViews.id))
    .limit(mostShown);
}

/**
 * Saves a view. 'known' when the member has one of this name, 'full' when they have `most`. The unique index prevents
 * two of one name, and the lock on the member more than `most`.
 */
export async function addDeskView(tx: Tx, view: NewDeskView, most: number): Promise<DeskView | 'known' | 'full'> {
  await lockOwner(tx, view.staffId);
  if ((await tx.$count(deskViews, eq(deskViews.staffId, view.staffId))) >= most) return 'full';
  const [added] = await tx.insert(deskViews).values(view).onConflictDoNothing().returning();
  return added ?? 'known';
}

/** Lets each member save one view at a time. */
const lockOwner = (tx: Tx, staffId: number) =>
  tx.select({ id: staff.id }).from(staff).where(eq(staff.id, staffId)).for('no key update');

/** Locked until the transaction ends. */
export async function lockDeskView(tx: Tx, id: number): Promise<DeskView | undefined> {
  return first(await tx.select().from(deskViews).where(eq(deskViews.id, id)).for('update'));
}

/** Renames or shares a view; the caller must have locked it. Undefined when its owner has another view of this name. */
export async function changeDeskView(
  tx: Tx,
  { id, staffId, version }: DeskView,
  to: Pick<DeskView, 'name' | 'isShared'>,
): Promise<DeskView | undefined> {
  await lockOwner(tx, staffId);
  const taken = tx
    .select({ id: deskViews.id })
    .from(deskViews)
    .where(
      and(eq(deskViews.staffId, staffId), sql`lower(${deskViews.name}) = lower(${to.name})`, ne(deskViews.id, id)),
    );
  return changeVersioned(tx, deskViews, { id, version }, to, sql`not exists (${taken})`);
}

export async function deleteDeskView(tx: Tx, id: number): Promise<void> {
  await tx.delete(deskViews).where(eq(deskViews.id, id));
}
