import { fail, ok } from '@boxwright/contract';
import {
  findRefund,
  inTransaction,
  type JsonObject,
  ledgerOf,
  lockOrder,
  noteRefund,
  type Refund,
  type Tx,
} from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { indianDay } from '../../process/indian-day.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { bookRefund } from '../../selling/refunds/book-refund.ts';
import { newRefundToken } from '../../selling/refunds/request-refunds.ts';

/** Whether this number is used already: the ledger has each number once per payment. */
const isNoted = async (tx: Tx, { orderId, attemptId }: Refund, reference: string): Promise<boolean> =>
  (await ledgerOf(tx, orderId)).some(
    (entry) => entry.kind === 'refund' && entry.attemptId === attemptId && entry.gatewayPaymentId === reference,
  );

const notedBefore = fail(
  'conflict',
  'This number is noted for another refund of this order. If one transfer paid both, add a letter to the number.',
  { field: 'reference' },
);

const notByHand = fail('conflict', 'This refund is not waiting for you. Please load the page again.');

import { refuseClosedDay } from '../../selling/settings/closed-books.ts';

export const SettleRefund: Handler<'SettleRefund'> = async (input, { services, visitor }) =>
  inTransaction(services.db, async (tx) => {
    const { refundId, how, reference } = input;
    const found = await findRefund(tx, refundId);
    const order = found && (await lockOrder(tx, found.orderId));
    // Read again under the lock.
    const refund = order && (await findRefund(tx, refundId));
    if (!order || !refund) return fail('not_found', 'There is no such refund.');
    const from = ['by-hand'] as const;
    const note = (state: string, more: JsonObject = {}) =>
      noted(tx, { services, visitor }, 'SettleRefund', ['order', order.id, orderNumber(order)], {
        before: { refund: refund.state },
        after: { refund: state, amountPaise: refund.amountPaise, ...more },
      });
    if (how === 'paid') {
      const today = indianDay(services.now());
      const paidOn = input.paidOn || today;
      if (paidOn > today) return fail('invalid', 'The day can’t be in the future.', { field: 'paidOn' });
      const closed = await refuseClosedDay(tx, paidOn, 'paidOn');
      if (closed) return closed;
      if (paidOn < indianDay(order.placedAt)) {
        return fail('invalid', 'The day is before that of the order.', { field: 'paidOn' });
      }
      if (refund.state === 'by-hand' && (await isNoted(tx, refund, reference))) return notedBefore;
      const staffId = visitor.staff.id;
      const paid = await noteRefund(tx, refundId, from, { state: 'succeeded', reference, paidOn, staffId });
      if (!paid) return notByHand;
      await bookRefund(services, tx, order, paid);
      await note('succeeded', { reference, paidOn });
      return ok({ state: 'succeeded' });
    }
    if (refund.attemptId === null) {
      return fail(
        'not_possible',
        'This was paid in cash, by cheque or by bank transfer, so no payment provider can pay it back. Please transfer it.',
      );
    }
    // The provider has finished with the old token.
    const token = newRefundToken();
    const again = { state: 'requested', token, askedAt: null, tries: 0, problem: null } as const;
    const nextCheckAt = services.now();
    const requested = await noteRefund(tx, refundId, from, { ...again, reference: null, nextCheckAt });
    if (!requested) return notByHand;
    await services.jobs.enqueue(tx, 'RefundPayment', { refundId });
    await note('requested');
    return ok({ state: 'requested' });
  });
