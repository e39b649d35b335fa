import { fail, ok, type Result } from '@boxwright/contract';
import { findOrder, lockOrderNote, type Order, type OrderNote, type Tx } from '@boxwright/storage';

/** A note that its author may change, locked, with its order; refused if it isn't the version that the author saw. */
export async function lockOwnNote(
  tx: Tx,
  staff: { readonly id: number },
  { noteId, version }: { readonly noteId: number; readonly version: number },
): Promise<Result<{ note: OrderNote; order: Order }>> {
  const note = await lockOrderNote(tx, noteId);
  const order = note && (await findOrder(tx, note.orderId));
  if (!note || !order) return fail('not_found', 'There is no such note. It may have been deleted.');
  if (note.staffId !== staff.id) return fail('forbidden', 'Only its author may change a note.');
  if (note.version !== version) {
    return fail('conflict', 'This note was changed meanwhile. Please load the page again.');
  }
  return ok({ note, order });
}
