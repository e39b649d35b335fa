import { fail, ok } from '@boxwright/contract';
import { formatRupees, paise } from '@boxwright/money';
import {
  findOrderByNumber,
  findWaitingCheque,
  insertCheque,
  inTransaction,
  lockOrderWithCart,
} from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { noteOrderChange } from '../../selling/desk/note-order-change.ts';
import { orderMoneyOf } from '../../selling/orders/balance.ts';
import { reversalOf } from '../../selling/orders/reversible.ts';

export const NoteCheque: Handler<'NoteCheque'> = async (input, { services, visitor: { staff } }) => {
  const { number, datedOn, amount } = input;
  const now = services.now();
  if (Number.isNaN(Date.parse(datedOn)) || !new Date(datedOn).toISOString().startsWith(datedOn)) {
    return fail('invalid', 'There is no such day. Please look at the date.', { field: 'datedOn' });
  }
  const bank = input.bank.trim().replace(/\s+/g, ' ').toUpperCase();
  const typed = input.order.toUpperCase();
  const digits = /^(?:BW\d\d-)?(\d{1,9})$/.exec(typed)?.[1];
  const named = digits === undefined ? undefined : await findOrderByNumber(services.db, Number(digits));
  if (!named || (typed.startsWith('B') && typed !== orderNumber(named))) {
    return fail('invalid', 'There is no order with this number.', { field: 'order' });
  }
  const orderId = named.id;
  return inTransaction(services.db, async (tx) => {
    const order = await lockOrderWithCart(tx, orderId);
    if (!order) return fail('invalid', 'There is no order with this number.', { field: 'order' });
    const waiting = await findWaitingCheque(tx, { orderId, number, bank });
    // A double click.
    if (waiting?.amount === amount && waiting.datedOn === datedOn) return ok({ chequeId: waiting.id });
    if (waiting) {
      const text = `This cheque is noted for ${orderNumber(order)} already, with ${formatRupees(paise(waiting.amount))}, dated ${waiting.datedOn}.`;
      return fail('conflict', text, { field: 'number' });
    }
    const { ledger } = await orderMoneyOf(tx, order);
    const isPaid = ledger.some(
      (entry) =>
        entry.kind === 'cheque' &&
        entry.gatewayPaymentId === `${number} ${bank}` &&
        reversalOf(ledger, entry) === undefined,
    );
    if (isPaid) {
      const text = `This cheque is recorded as a payment of ${orderNumber(order)} already.`;
      return fail('conflict', text, { field: 'number' });
    }
    const cheque = await insertCheque(tx, {
      ...{ orderId, number, bank, datedOn, amountPaise: amount, staffId: staff.id, createdAt: now },
    });
    await noteOrderChange(tx, {
      ...{ order, staff, operation: 'NoteCheque', at: now },
      after: { amountPaise: amount, cheque: `${number} ${bank}`, datedOn, receivedOn: indianDay(now) },
    });
    return ok({ chequeId: cheque.id });
  });
};
