import { z } from 'zod';
import { longestNote } from '../forms/box.ts';
import { correctOwnOrderRules } from '../forms/desk-order.ts';
import { settleRefundRules } from '../forms/refunds.ts';
import { returnReasons, returnRules, returnWishes } from '../forms/return-request.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { line } from '../kernel/text.ts';
import {
  formMobile,
  formParagraphs,
  formText,
  id,
  moment,
  ruledParagraphs,
  ruledText,
  rupees,
  wholeNumber,
} from '../kernel/values.ts';

const orderId = field('orderid', id);

const refund = record({
  amount: field('amount', rupees),
  /** Requested, accepted by the payment provider, paid, or paid by staff in another way. */
  state: field('state', z.enum(['requested', 'asked', 'succeeded', 'by-hand', 'withdrawn'])),
  isCash: field('cash', z.boolean()),
  /** Whether it is withdrawn because its money is held on the customer's account instead. */
  isKept: field('kept_on_account', z.boolean()),
  /** Whether it isn't announced yet, because the desk may still hold it on the customer's account. */
  isUndecided: field('undecided', z.boolean()),
  /** The way it was paid, by which it is also refunded; empty if that isn't known. */
  method: field('method', z.string()),
  requestedAt: field('requested_on', moment),
  /** When it last changed; for a paid refund, when it was paid. */
  changedAt: field('changed_on', moment),
  /** The payment provider's number of the refund, or the reference of the transfer. */
  reference: field('reference', z.string().nullable()),
});
export type RefundRow = z.output<typeof refund>;

const photo = record({
  token: field('token', z.string()),
  width: field('width', z.int()),
  height: field('height', z.int()),
});

const returnState = z.enum(['received', 'accepted', 'declined']);

export const returnRequest = record({
  id: field('return_id', z.int()),
  reason: field('reason', z.enum(returnReasons)),
  wish: field('wish', z.enum(returnWishes)),
  batchNumber: field('batch_number', z.string()),
  manufacturedOn: field('manufactured_on', z.string()),
  description: field('description', z.string()),
  state: field('state', returnState),
  /** The decision, in words for the customer; null before it. */
  answer: field('answer', z.string().nullable()),
  createdAt: field('created_on', moment),
  decidedAt: field('decided_on', moment.nullable()),
  photos: field('photos', z.array(photo)),
});
export type ReturnRequestRow = z.output<typeof returnRequest>;

export const afterSaleOperations = {
  GetCancellation: operation({
    summary: 'Whether the customer may cancel an order, until when, what would be refunded, and the state of refunds.',
    method: 'POST',
    access: 'customer',
    input: record({ orderId }),
    output: record({
      isCancelled: field('cancelled', z.boolean()),
      /** Why the customer can't cancel it; null if they can. */
      problem: field('problem', z.string().nullable()),
      until: field('cancel_until', moment),
      /** Whether a payment has no result yet; if it succeeds after all, it is refunded. */
      isPaymentUnderWay: field('payment_under_way', z.boolean()),
      /** What is refunded the way it was paid. */
      refund: field('refund', rupees),
      /** What was paid in cash and is refunded by transfer. */
      cash: field('cash_refund', rupees),
      refunds: field('refunds', z.array(refund)),
    }),
  }),
  CancelOrder: operation({
    summary:
      'Cancels one of the customer’s own orders within 24 hours and before production, and refunds what was paid for it. Repeating it has no effect.',
    method: 'POST',
    access: 'customer',
    input: record({ orderId }),
    output: record({
      /** The refund, also if it was requested before. */
      refund: field('refund', rupees),
    }),
  }),
  SettleRefund: operation({
    summary: 'For a refund that the payment provider did not pay: asks it again, or records that staff have paid it.',
    method: 'POST',
    access: { staff: 'refunds' },
    input: record({
      refundId: field('refundid', id),
      how: field('how', z.enum(['again', 'paid'])),
      /** Reference of the transfer, if staff have paid it. */
      reference: field('reference', formText(60)),
      /** The day in India on which staff paid it; today if left out. */
      paidOn: field('paid_on', formText(20)),
    }),
    rules: settleRefundRules,
    output: record({ state: field('state', z.enum(['requested', 'succeeded'])) }),
  }),
  GetReturns: operation({
    summary:
      'Whether something of an order may still be returned, until when, and the order’s requests and photographs.',
    method: 'POST',
    access: 'customer',
    input: record({ orderId }),
    output: record({
      /** Why nothing can be returned; null if something can. */
      problem: field('problem', z.string().nullable()),
      /** Days in India, `YYYY-MM-DD`; null before the order is delivered. */
      receivedOn: field('received_on', z.string().nullable()),
      lastDay: field('last_day', z.string().nullable()),
      /** Photographs that were uploaded but not sent with a request yet. */
      photos: field('photos', z.array(photo)),
      /** Newest first. */
      requests: field('requests', z.array(returnRequest)),
    }),
  }),
  RequestReturn: operation({
    summary:
      'Sends a complaint about delivered goods, with the photographs that were uploaded for it; one request at a time.',
    method: 'POST',
    access: 'customer',
    input: record({
      orderId,
      reason: field('reason', z.enum(['', ...returnReasons])),
      wish: field('wish', z.enum(['', ...returnWishes])),
      batchNumber: field('batch_number', ruledText),
      manufacturedOn: field('manufactured_on', formText(20)),
      description: field('description', ruledParagraphs),
    }),
    output: record({ id: field('return_id', z.int()) }),
    rules: returnRules,
  }),
  GetOwnCorrection: operation({
    summary: 'What the customer can still correct of one of their own orders, as it stands.',
    method: 'POST',
    access: 'customer',
    input: record({ orderId }),
    output: record({
      /** When the order was changed last, to be sent with a correction. */
      seen: field('seen', moment),
      /** Who receives the goods; null once they are on their way, or where they are collected. */
      contact: field(
        'contact',
        record({ name: field('name', z.string()), mobile: field('mobile', z.string()) }).nullable(),
      ),
      /** The buyer's own number of the purchase; null once the invoice is issued. */
      purchaseOrder: field('purchase_order', z.string().nullable()),
      /** The items whose plates aren't begun, with the note to the printer. */
      notes: field(
        'notes',
        z.array(
          record({
            /** The item's place in the order, from 1. */
            position: field('position', z.int()),
            name: field('name', z.string()),
            note: field('note', z.string()),
          }),
        ),
      ),
    }),
  }),
  CorrectOwnOrder: operation({
    summary:
      'Corrects what changes neither price nor taxes of one of the customer’s own orders: who receives it, the purchase order number, notes to the printer. The desk reads it among the messages.',
    method: 'POST',
    access: 'customer',
    input: record({
      orderId,
      /** When the order was changed last, as the caller saw it; 409 if it has changed. */
      seen: field('seen', moment),
      /** Both or none. */
      contactName: field('contact', ruledText.optional()),
      mobile: field('mobile', formMobile.optional()),
      purchaseOrder: field('purchase_order', ruledText.optional()),
      notes: field(
        'notes',
        z
          .array(
            record({
              position: field('position', wholeNumber(1, 1000)),
              note: field('note', formParagraphs(longestNote, 'the note to the printer')),
            }),
          )
          .max(200),
      ),
    }),
    output: record({ orderId }),
    rules: correctOwnOrderRules,
  }),
  RemoveReturnPhoto: operation({
    summary: 'Removes one of the customer’s own photographs that was not sent yet.',
    method: 'POST',
    access: 'customer',
    input: record({ token: field('token', line(40)) }),
    output: record({ removed: field('removed', z.boolean()) }),
  }),
  DecideReturn: operation({
    summary: 'Accepts or declines a request, in words that are mailed to the customer; may refund money.',
    method: 'POST',
    access: { staff: 'order-changes', also: { refund: 'refunds' } },
    input: record({
      id: field('return_id', id),
      decision: field('decision', z.enum(['accepted', 'declined'])),
      answer: field('answer', formParagraphs(1000)),
      /** The refund, if any. */
      refund: field('refund', rupees.optional()),
    }),
    output: record({ state: field('state', returnState) }),
    rules: [
      { field: 'answer', text: 'Please write what the customer should read.', fails: ({ answer }) => answer === '' },
    ],
  }),
};
