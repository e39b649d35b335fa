import { fail, ok } from '@boxwright/contract';
import { findOrder, findRefund, inTransaction, noteRefundAccount } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noteOrderChange } from '../../selling/desk/note-order-change.ts';

const changedMeanwhile = fail(
  'conflict',
  'Somebody has changed this refund meanwhile. Please look at it as it is now, and enter the account again.',
);

export const NoteRefundAccount: Handler<'NoteRefundAccount'> = async (input, { services, visitor }) => {
  const { refundId, account, seenAccount } = input;
  return inTransaction(services.db, async (tx) => {
    const refund = await findRefund(tx, refundId);
    const order = refund && (await findOrder(tx, refund.orderId));
    if (!order) return fail('not_found', 'There is no such refund.');
    if (!(await noteRefundAccount(tx, refundId, { seen: seenAccount, account }))) return changedMeanwhile;
    await noteOrderChange(tx, {
      order,
      staff: visitor.staff,
      operation: 'NoteRefundAccount',
      at: services.now(),
      // Without the account itself: it is personal data, and the audit is kept.
      after: { refund: refundId, account: account === '' ? 'removed' : 'noted' },
    });
    return ok({ account });
  });
};
