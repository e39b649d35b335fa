import { fail, ok, type Result } from '@boxwright/contract';
import { findOrder, lockOrderNote, type Order, type OrderNote, type Tx } from '@boxwright/storage';

/** Locks a note of this author and returns it with its order; refused when the author saw another version. */
export async function lockOwnNote(
  tx: Tx,
  staff: { readonly id: number },
  { noteId, version }: { readonly noteId: number; readonly version: number },
): Promise<Result<{ note: OrderNote; order: Order }>> {
  const note = await lockOrderNote(tx, noteId);
  const order = note && (await findOrder(tx, note.orderId));
  if (!note || !order) return fail('not_found', 'There is no such note. It may have been deleted.');
  if (note.staffId !== staff.id) return fail('forbidden', 'Only the author of a note may change it.');
  if (note.version !== version) {
    return fail('conflict', 'This note was changed meanwhile. Please load the page again.');
  }
  return ok({ note, order });
}
