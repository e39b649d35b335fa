import { ok } from '@boxwright/contract';
import { deleteOrderNote, inTransaction } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noteOrderChange } from '../../selling/desk/note-order-change.ts';
import { lockOwnNote } from '../../selling/desk/own-note.ts';

export const DeleteOrderNote: Handler<'DeleteOrderNote'> = async (named, { services, visitor }) =>
  inTransaction(services.db, async (tx) => {
    const { staff } = visitor;
    const own = await lockOwnNote(tx, staff, named);
    if (!own.ok) return own;
    const { note, order } = own.value;
    await deleteOrderNote(tx, note.id);
    await noteOrderChange(tx, {
      order,
      staff,
      operation: 'DeleteOrderNote',
      at: services.now(),
      before: { note: note.id, writtenAt: note.createdAt.toISOString() },
    });
    return ok({ deleted: true });
  });
