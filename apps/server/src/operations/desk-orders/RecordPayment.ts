import { fail, ok } from '@boxwright/contract';
import { formatRupees, paise } from '@boxwright/money';
import { inTransaction, lockOrderWithCart } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { noteOrderChange } from '../../selling/desk/note-order-change.ts';
import { refuseDay } from '../../selling/desk/refuse-day.ts';
import { orderMoneyOf } from '../../selling/orders/balance.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';
import { reversalOf } from '../../selling/orders/reversible.ts';
import { bookPayment } from '../../selling/payments/book-payment.ts';
import { refuseShared } from '../../selling/payments/refuse-shared.ts';
import { refuseClosedDay } from '../../selling/settings/closed-books.ts';

export const RecordPayment: Handler<'RecordPayment'> = async (input, { services, visitor }) => {
  const { orderId, how, amount, seenDue, receivedOn, isMore = false, isShared = false } = input;
  const now = services.now();
  const badDay =
    refuseDay(receivedOn, indianDay(now), 'receivedOn') ??
    (await refuseClosedDay(services.db, receivedOn, 'receivedOn'));
  if (badDay) return badDay;
  // Capitals and spaces may differ when it is typed again.
  const typed = how === 'cheque' ? `${input.reference} ${input.bank ?? ''}` : input.reference;
  const reference = typed.trim().replace(/\s+/g, ' ').toUpperCase();
  return inTransaction(services.db, async (tx) => {
    const order = await lockOrderWithCart(tx, orderId);
    if (!order) return noSuchOrder;
    if (receivedOn < indianDay(order.placedAt)) {
      return fail('invalid', 'The day is before that of the order.', { field: 'receivedOn' });
    }
    const before = await orderMoneyOf(tx, order);
    const earlier = before.ledger.filter(
      ({ kind, gatewayPaymentId }) => kind === how && gatewayPaymentId === reference,
    );
    const reversed = earlier.map((entry) => reversalOf(before.ledger, entry));
    const known = earlier.find((_, place) => reversed[place] === undefined);
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
    const shared = isShared ? undefined : await refuseShared(tx, { orderId, how, reference });
    if (shared) return shared;
    const { staff } = visitor;
    const payment = {
      kind: how,
      amountPaise: amount,
      gatewayPaymentId: reference,
      receivedOn,
      staffId: staff.id,
      againAfter: reversed.at(-1)?.id ?? null,
    };
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
