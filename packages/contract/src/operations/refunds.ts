import { z } from 'zod';
import { refundAccountMaxLength, refundLists } from '../forms/refunds.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { formParagraphs, id, moment, rupees } from '../kernel/values.ts';

const text = z.string();
const refundId = field('refundid', id);

const refundToPay = record({
  id: field('refund_id', z.int()),
  orderId: field('order_id', z.int()),
  orderNumber: field('order_number', text),
  customerName: field('customer', text),
  mobile: field('mobile', text),
  amount: field('amount', rupees),
  state: field('state', z.enum(['requested', 'asked', 'succeeded', 'by-hand', 'withdrawn'])),
  cause: field('cause', text),
  /** Why the payment provider doesn't pay it; empty if it does. */
  problem: field('problem', text),
  /** Whether the payment provider can be asked again. */
  hasGateway: field('has_gateway', z.boolean()),
  /** The bank account that the customer gave. */
  account: field('account', text),
  requestedAt: field('requested_on', moment),
  /** `YYYY-MM-DD`; null if it isn't paid, or if the payment provider paid it. */
  paidOn: field('paid_on', text.nullable()),
  paidBy: field('paid_by', text),
  reference: field('reference', text),
  /** The refund voucher or credit note; null until it is paid. */
  voucher: field('voucher', record({ number: field('number', text), file: field('file', text) }).nullable()),
});
export type RefundToPay = z.output<typeof refundToPay>;

export const refundOperations = {
  GetRefunds: operation({
    summary: 'Refunds that wait for staff, oldest first; or those on their way or paid, newest first.',
    method: 'POST',
    access: { staff: 'refunds' },
    input: record({
      list: field('list', z.enum(refundLists)),
      /** The last one of the previous page. */
      after: field('after', id.optional()),
    }),
    output: record({
      refunds: field('refunds', z.array(refundToPay)),
      next: field('next', z.int().nullable()),
    }),
  }),
  NoteRefundAccount: operation({
    summary: 'Records the bank account to which a customer wants a refund.',
    method: 'POST',
    access: { staff: 'refunds' },
    input: record({
      refundId,
      account: field('account', formParagraphs(refundAccountMaxLength)),
      /** The account that was shown. */
      seenAccount: field('seen_account', formParagraphs(refundAccountMaxLength)),
    }),
    output: record({ account: field('account', text) }),
  }),
};
