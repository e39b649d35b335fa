import { desc, eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { NewOrderNote, OrderNote } from '../../rows.ts';
import { staff } from '../../schema/customers.ts';
import { orderNotes } from '../../schema/order-notes.ts';
import { changeVersioned } from '../change-versioned.ts';
import { first, only } from '../equal-to.ts';

export async function insertOrderNote(tx: Tx, note: NewOrderNote): Promise<OrderNote> {
  return only(await tx.insert(orderNotes).values(note).returning());
}

export interface NamedNote extends OrderNote {
  readonly staffName: string;
}

/** The newest notes about an order, oldest first. */
export async function notesOf(db: DbOrTx, orderId: number, limit: number): Promise<NamedNote[]> {
  const newest = await db
    .select({ note: orderNotes, staffName: staff.name })
    .from(orderNotes)
    .innerJoin(staff, eq(staff.id, orderNotes.staffId))
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(desc(orderNotes.id))
    .limit(limit);
  return newest.map(({ note, staffName }) => ({ ...note, staffName })).reverse();
}

/** A note of staff, locked until the transaction ends. */
export async function lockOrderNote(tx: Tx, id: number): Promise<OrderNote | undefined> {
  return first(await tx.select().from(orderNotes).where(eq(orderNotes.id, id)).for('update'));
}

/** Changes the text of a note if it has this version; otherwise undefined. */
export const changeOrderNote = (
  tx: Tx,
  seen: Pick<OrderNote, 'id' | 'version'>,
  change: { readonly text: string; readonly changedAt: Date },
): Promise<OrderNote | undefined> => changeVersioned(tx, orderNotes, seen, change);

export async function deleteOrderNote(tx: Tx, id: number): Promise<void> {
  await tx.delete(orderNotes).where(eq(orderNotes.id, id));
}
