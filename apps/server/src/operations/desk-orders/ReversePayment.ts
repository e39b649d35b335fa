import { fail, ok } from '@boxwright/contract';
import { formatRupees, paise } from '@boxwright/money';
import { reversals } from '@boxwright/orders';
import { inTransaction, lockOrderWithCart, raiseAlert } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import type { AlertKind } from '../../selling/alerts/alert-kinds.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { noteOrderChange } from '../../selling/desk/note-order-change.ts';
import { refuseDay } from '../../selling/desk/refuse-day.ts';
import { orderMoneyOf } from '../../selling/orders/balance.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';
import { isReversible, reversalOf } from '../../selling/orders/reversible.ts';
import { statusLabel } from '../../selling/orders/status-label.ts';
import { reverseOfOrder } from '../../selling/payments/money-on-account.ts';
import { refuseClosedDay } from '../../selling/settings/closed-books.ts';

export const ReversePayment: Handler<'ReversePayment'> = async (input, { services, visitor }) => {
  const { orderId, entryId, cause, reversedOn, bankFee = 0, reason } = input;
  const now = services.now();
  const badDay =
    refuseDay(reversedOn, indianDay(now), 'reversedOn') ??
    (await refuseClosedDay(services.db, reversedOn, 'reversedOn'));
  if (badDay) return badDay;
  return inTransaction(services.db, async (tx) => {
    const order = await lockOrderWithCart(tx, orderId);
    if (!order) return noSuchOrder;
    const { ledger, paid } = await orderMoneyOf(tx, order);
    const entry = ledger.find(({ id }) => id === entryId);
    if (!entry) return fail('not_found', 'There is no such payment of this order.');
    if (reversalOf(ledger, entry)) {
      return fail('conflict', 'This payment is reversed already. Please look at the order again.');
    }
    if (!isReversible(ledger, entry)) {
      return fail('not_possible', 'Only a payment that was recorded by hand can be reversed. Please pay it back.');
    }
    if (entry.receivedOn !== null && reversedOn < entry.receivedOn) {
      return fail('invalid', 'The day is before that of the payment.', { field: 'reversedOn' });
    }
    if (entry.kind === 'account' && cause === 'bounced') {
      return fail('invalid', 'What the bank took back is the receipt: please reverse it on the customer’s account.', {
        field: 'cause',
      });
    }
    if (entry.kind === 'tds' && cause === 'bounced') {
      return fail('invalid', 'Deducted tax doesn’t go through a bank. Please choose another reason.', {
        field: 'cause',
      });
    }
    const { id: staffId, name } = visitor.staff;
    const reversed = await reverseOfOrder(services, tx, order, { entry, cause, reversedOn, bankFee, staffId });
    if (!reversed) {
      return fail('not_possible', 'This money, or a part of it, is paid back already, so it can’t be reversed.');
    }
    const { money, withdrawn } = reversed;
    const [amount, due] = [entry.amountPaise, money.due].map((sum) => formatRupees(paise(sum)));
    const refunds = withdrawn.map(({ id }) => `refund ${id}`).join(', ');
    await noteOrderChange(tx, {
      order,
      staff: visitor.staff,
      operation: 'ReversePayment',
      at: now,
      before: { paidPaise: paid },
      after: {
        paidPaise: money.paid,
        how: entry.kind,
        reference: entry.gatewayPaymentId,
        reversedOn,
        cause,
        ...(bankFee > 0 ? { bankFeePaise: bankFee } : {}),
      },
      reason,
    });
    await raiseAlert(tx, {
      key: `payment-reversed:${entry.id}`,
      kind: 'payment-reversed' satisfies AlertKind,
      orderId,
      message: [
        `${orderNumber(order)} (${statusLabel(order.status)}): ${name} reversed ${amount}, reference ${entry.gatewayPaymentId}.`,
        `${reversals[cause].paper}: ${reason}`,
        refunds === '' ? `${due} are due now.` : `It isn’t paid back: ${refunds} is withdrawn.`,
      ].join(' '),
      createdAt: now,
    });
    return ok({ paid: money.paid, due: money.due });
  });
};
