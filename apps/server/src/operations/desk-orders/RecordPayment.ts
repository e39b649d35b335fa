import { fail, ok, type Result } from '@boxwright/contract';
import { formatRupees, paise } from '@boxwright/money';
import { inTransaction, lockOrderWithCart } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { noteOrderChange } from '../../selling/desk/note-order-change.ts';
import { orderMoneyOf } from '../../selling/orders/balance.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';
import { bookPayment } from '../../selling/payments/book-payment.ts';

export const RecordPayment: Handler<'RecordPayment'> = async (input, { services, visitor }) => {
  const { orderId, how, amount, seenDue, receivedOn, isMore = false } = input;
  const now = services.now();
  const badDay = refuseDay(receivedOn, indianDay(now));
  if (badDay) return badDay;
  // Capitals and spaces may differ when it is typed again.
  const reference = input.reference.replace(/\s+/g, ' ').toUpperCase();
  return inTransaction(services.db, async (tx) => {
    const order = await lockOrderWithCart(tx, orderId);
    if (!order) return noSuchOrder;
    if (receivedOn < indianDay(order.placedAt)) {
      return fail('invalid', 'The day is before that of the order.', { field: 'receivedOn' });
    }
    const before = await orderMoneyOf(tx, order);
    const known = before.ledger.find(({ kind, gatewayPaymentId }) => kind === how && gatewayPaymentId === reference);
    // A double click.
    if (known?.amountPaise === amount) return ok({ paid: before.paid, due: before.due });
    if (known) {
      const recorded = formatRupees(paise(known.amountPaise));
      return fail('conflict', `${reference} is recorded for this order already, with ${recorded}.`, {
        field: 'reference',
      });
    }
    if (before.due !== seenDue) {
      const due = formatRupees(paise(before.due));
      return fail('conflict', `What is due has changed meanwhile: it is ${due} now. Please look at the order again.`);
    }
    // Money for a cancelled order is paid back.
    if (amount > before.due && order.status !== 'Cancelled' && !isMore) {
      return fail('invalid', `Only ${formatRupees(paise(before.due))} are due.`, { field: 'amount' });
    }
    const { staff } = visitor;
    const payment = { kind: how, amountPaise: amount, gatewayPaymentId: reference, receivedOn, staffId: staff.id };
    const money = await bookPayment(services, tx, order, payment, ({ id }) => ({
      mail: 'payment-recorded',
      ledgerId: id,
    }));
    if (!money) throw new Error('A payment was recorded under the order’s lock.');
    await noteOrderChange(tx, {
      order,
      staff,
      operation: 'RecordPayment',
      at: now,
      before: { paidPaise: before.paid },
      after: { paidPaise: money.paid, how, reference, receivedOn },
    });
    return ok({ paid: money.paid, due: money.due });
  });
};

/** A day that doesn't exist, or is still to come. */
function refuseDay(day: string, today: string): Result<never> | undefined {
  const isDay = !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
  if (isDay && day <= today) return undefined;
  const text = isDay ? 'The day can’t be in the future.' : 'There is no such day. Please look at the date.';
  return fail('invalid', text, { field: 'receivedOn' });
}
