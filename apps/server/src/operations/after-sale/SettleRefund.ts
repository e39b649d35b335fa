import { fail, ok } from '@boxwright/contract';
import { findRefund, inTransaction, type JsonObject, lockOrder, noteChange, noteRefund } from '@boxwright/storage';
import type { Handler } from '../../door/call.ts';
import { orderNumber } from '../../selling/orders/order-number.ts';
import { bookRefund } from '../../selling/refunds/book-refund.ts';
import { newRefundToken } from '../../selling/refunds/request-refunds.ts';

const notByHand = fail('conflict', 'This refund is not waiting for you. Please load the page again.');

export const SettleRefund: Handler<'SettleRefund'> = async ({ refundId, how, reference }, { services, visitor }) =>
  inTransaction(services.db, async (tx) => {
    const refund = await findRefund(tx, refundId);
    const order = refund && (await lockOrder(tx, refund.orderId));
    if (!order) return fail('not_found', 'There is no such refund.');
    const from = ['by-hand'] as const;
    const note = (state: string, more: JsonObject = {}) =>
      noteChange(tx, {
        staffId: visitor.staff.id,
        operation: 'SettleRefund',
        subject: 'order',
        subjectId: String(order.id),
        name: orderNumber(order),
        before: { refund: refund.state },
        after: { refund: state, amountInRupees: refund.amountPaise / 100, ...more },
        createdAt: services.now(),
      });
    if (how === 'paid') {
      if (reference === '') {
        return fail('invalid', 'Please enter the number of the transfer.', { field: 'reference' });
      }
      const paid = await noteRefund(tx, refundId, from, { state: 'succeeded', reference, staffId: visitor.staff.id });
      if (!paid) return notByHand;
      await bookRefund(services, tx, order, paid);
      await note('succeeded', { reference });
      return ok({ state: 'succeeded' });
    }
    if (refund.attemptId === null) {
      return fail('not_possible', 'This was paid in cash or by bank transfer: no payment provider can pay it back.');
    }
    // The provider has done with the old token.
    const token = newRefundToken();
    const again = { state: 'requested', token, askedAt: null, tries: 0, problem: null } as const;
    const nextCheckAt = services.now();
    const requested = await noteRefund(tx, refundId, from, { ...again, reference: null, nextCheckAt });
    if (!requested) return notByHand;
    await services.jobs.enqueue(tx, 'RefundPayment', { refundId });
    await note('requested');
    return ok({ state: 'requested' });
  });
