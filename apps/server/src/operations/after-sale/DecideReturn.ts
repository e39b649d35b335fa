import { fail, ok } from '@boxwright/contract';
import { decideReturnRequest, findReturnRequest, inTransaction, lockOrder } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { causeOfReturn } from '../../selling/refunds/refund-causes.ts';
import { refuseToPayBack } from '../../selling/refunds/refuse-to-pay-back.ts';
import { refuseUnnamedLines } from '../../selling/refunds/refuse-unnamed-lines.ts';
import { refundable, requestRefundsWithMail } from '../../selling/refunds/request-refunds.ts';

export const DecideReturn: Handler<'DecideReturn'> = async ({ id, decision, answer, refund = 0 }, call, may) => {
  const { services, visitor } = call;
  if (refund > 0 && decision === 'declined') {
    return fail('invalid', 'A declined request is not paid back. Please accept it, or clear the amount.', {
      field: 'refund',
    });
  }
  if (refund > 0 && !may.refund) {
    return fail('forbidden', 'Your account may not pay money back. Please ask Accounts.', { field: 'refund' });
  }
  return inTransaction(services.db, async (tx) => {
    const found = await findReturnRequest(tx, id);
    const order = found && (await lockOrder(tx, found.order.id));
    if (!order) return fail('not_found', 'There is no such request.');
    const left = await refundable(tx, order);
    if (refund > left) {
      return fail('invalid', 'This is more than is left of the payments for this order. Please enter less.', {
        field: 'refund',
      });
    }
    const unnamed = refund > 0 ? await refuseUnnamedLines(tx, order, 'refund') : undefined;
    if (unnamed) return unnamed;
    const refused = await refuseToPayBack(tx, order, { left, amount: refund }, 'refund');
    if (refused) return refused;
    const decidedAt = services.now();
    const decided = await decideReturnRequest(tx, id, {
      state: decision,
      answer,
      decidedAt,
      decidedBy: visitor.staff.id,
    });
    if (!decided) return fail('conflict', 'This request was decided already. Please load the page again.');
    await services.jobs.enqueue(tx, 'WriteMail', { mail: 'return-decided', returnRequestId: id });
    if (refund > 0) await requestRefundsWithMail(services, tx, order, { cause: causeOfReturn(id), most: refund });
    await noted(tx, call, 'DecideReturn', ['order', order.id, orderNumber(order)], {
      before: { returnRequest: found.request.state },
      after: { returnRequest: decision, ...(refund > 0 ? { refundPaise: refund } : {}) },
    });
    return ok({ state: decision });
  });
};
