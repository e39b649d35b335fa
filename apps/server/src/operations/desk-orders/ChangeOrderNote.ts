import { fail, ok } from '@boxwright/contract';
import { changeOrderNote, inTransaction } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noteOrderChange } from '../../selling/desk/note-order-change.ts';
import { lockOwnNote } from '../../selling/desk/own-note.ts';

export const ChangeOrderNote: Handler<'ChangeOrderNote'> = async ({ text, ...named }, { services, visitor }) =>
  inTransaction(services.db, async (tx) => {
    const { staff } = visitor;
    const own = await lockOwnNote(tx, staff, named);
    if (!own.ok) return own;
    const { note, order } = own.value;
    const changedAt = services.now();
    const changed = await changeOrderNote(tx, note, { text, changedAt });
    if (!changed) return fail('conflict', 'This note was changed meanwhile. Please load the page again.');
    await noteOrderChange(tx, {
      order,
      staff,
      operation: 'ChangeOrderNote',
      at: changedAt,
      before: { note: note.id, version: note.version },
      after: { note: note.id, version: changed.version },
    });
    return ok({ version: changed.version });
  });
