import { ok } from '@boxwright/contract';
import { insertOrderNote, inTransaction, lockOrder, notesOf } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { samePressMs } from '../../selling/desk/messages.ts';
import { noteOrderChange } from '../../selling/desk/note-order-change.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';

export const AddOrderNote: Handler<'AddOrderNote'> = async ({ orderId, text }, { services, visitor }) =>
  inTransaction(services.db, async (tx) => {
    const { staff } = visitor;
    const order = await lockOrder(tx, orderId);
    if (!order) return noSuchOrder;
    const createdAt = services.now();
    const [last] = await notesOf(tx, orderId, 1);
    const isSamePress = last?.staffId === staff.id && last.text === text && +createdAt - +last.createdAt < samePressMs;
    if (isSamePress) return ok({ id: last.id });
    const { id } = await insertOrderNote(tx, { orderId, staffId: staff.id, text, createdAt });
    await noteOrderChange(tx, { order, staff, operation: 'AddOrderNote', at: createdAt, after: { note: id } });
    return ok({ id });
  });
