import { fail, ok } from '@boxwright/contract';
import {
  correctAddresses,
  insertOrderMessage,
  inTransaction,
  linesOfOrders,
  setNoteOfLine,
  setPurchaseOrder,
} from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { checkRateLimit } from '../../calls/limits.ts';
import { contactOf } from '../../selling/desk/address-corrections.ts';
import { ownCorrection } from '../../selling/desk/own-correction.ts';
import { lockOwnOrder } from '../../selling/orders/own-order.ts';

export const CorrectOwnOrder: Handler<'CorrectOwnOrder'> = async (
  { orderId, seen, contactName, mobile, purchaseOrder, notes },
  call,
) => {
  const { services, visitor } = call;
  const refused = await checkRateLimit(call, 'message of customer', String(visitor.customer.id));
  if (refused) return refused;
  return inTransaction(services.db, async (tx) => {
    const own = await lockOwnOrder(tx, visitor.customer, orderId);
    if (!own.ok) return own;
    const { order } = own.value;
    if (+order.updatedAt !== +seen) {
      return fail('conflict', 'Your order has changed meanwhile. Please look at it again before you correct it.');
    }
    const now = await ownCorrection(tx, order);
    const contact = contactName === undefined || mobile === undefined ? undefined : { name: contactName, mobile };
    const isClosed =
      (contact && now.contact === null) ||
      (purchaseOrder !== undefined && now.purchaseOrder === null) ||
      notes.some(({ position }) => !now.notes.some((open) => open.position === position));
    if (isClosed) return fail('conflict', 'This can’t be corrected any more. Please write or call us.');

    const changed: string[] = [];
    if (contact && (contact.name !== now.contact?.name || contact.mobile !== now.contact.mobile)) {
      const typed = { ...contactOf(order.shippingAddress), contactName: contact.name, mobile: contact.mobile };
      await correctAddresses(tx, orderId, ['shipping'], typed);
      changed.push('who receives it');
    }
    if (purchaseOrder !== undefined && purchaseOrder !== now.purchaseOrder) {
      await setPurchaseOrder(tx, orderId, purchaseOrder);
      changed.push('the purchase order number');
    }
    const lines = await linesOfOrders(tx, [orderId]);
    for (const { position, note } of notes) {
      const line = lines[position - 1];
      if (!line || now.notes.find((open) => open.position === position)?.note === note) continue;
      await setNoteOfLine(tx, line.id, note);
      changed.push(`the note to the printer of item ${position}`);
    }
    if (changed.length === 0) return fail('invalid', 'Nothing of your order is changed.');
    // The desk reads it where it reads what the customer writes.
    const text = `I have corrected ${changed.join(', ')} of this order.`;
    await insertOrderMessage(tx, { orderId, sender: 'customer', text, createdAt: services.now() });
    return ok({ orderId });
  });
};
