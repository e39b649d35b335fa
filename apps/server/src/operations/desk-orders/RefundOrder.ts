import { fail, ok } from '@boxwright/contract';
import { formatRupees, paise } from '@boxwright/money';
import { inTransaction, lockOrder, type Refund, refundsOf } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noteOrderChange } from '../../selling/desk/note-order-change.ts';
import { refundableNow } from '../../selling/desk/refundable-now.ts';
import { orderMoneyOf } from '../../selling/orders/balance.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';
import { causeOfAgreement, type RefundCause, refundCauses } from '../../selling/refunds/refund-causes.ts';
import { refuseToPayBack } from '../../selling/refunds/refuse-to-pay-back.ts';
import { refuseUnnamedLines } from '../../selling/refunds/refuse-unnamed-lines.ts';
import { mailRefunds, refundable, requestRefunds, sumsRequestedAt } from '../../selling/refunds/request-refunds.ts';

export const RefundOrder: Handler<'RefundOrder'> = async (input, { services, visitor }) => {
  const { orderId, amount, seenRefundable, reason } = input;
  return inTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return noSuchOrder;
    const money = await orderMoneyOf(tx, order);
    const { overpaid, most } = refundableNow(order, money, await refundsOf(tx, order.id));
    if (most !== seenRefundable) {
      return fail('conflict', 'What can be paid back has changed meanwhile. Please look at the order again.');
    }
    if (amount > most) {
      const text =
        most === 0
          ? 'Nothing can be paid back now. Before the dispatch, only an overpayment can be paid back.'
          : `At most ${formatRupees(paise(most))} can be paid back now.`;
      return fail('invalid', text, { field: 'amount' });
    }
    if (amount > overpaid && reason === '') {
      return fail('invalid', 'Please enter why it is paid back.', { field: 'reason' });
    }
    const unnamed = amount > overpaid ? await refuseUnnamedLines(tx, order, 'amount') : undefined;
    if (unnamed) return unnamed;
    const left = await refundable(tx, order);
    const refused = await refuseToPayBack(tx, order, { left, amount }, 'amount');
    if (refused) return refused;
    const at = services.now();
    const tooMuch = Math.min(amount, overpaid);
    const requested: Refund[] = [];
    const request = async (cause: RefundCause, part: number) => {
      if (part > 0) requested.push(...(await requestRefunds(services, tx, order, { cause, most: part, at })));
    };
    await request(refundCauses.paidTooMuch, tooMuch);
    await request(causeOfAgreement(reason), amount - tooMuch);
    await mailRefunds(services, tx, requested);
    await noteOrderChange(tx, {
      order,
      staff: visitor.staff,
      operation: 'RefundOrder',
      at,
      after: { refundPaise: amount },
      ...(reason === '' ? {} : { reason }),
    });
    const sums = sumsRequestedAt(at, requested);
    return ok({ refund: sums.amount, byHand: sums.byHand });
  });
};
