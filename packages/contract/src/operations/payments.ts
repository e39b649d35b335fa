import { z } from 'zod';
import { paymentModes } from '../forms/payment-mode.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { line } from '../kernel/text.ts';
import { id, rupees } from '../kernel/values.ts';

/** What a payment is for. */
export const paymentPurposes = ['full', 'half', 'balance'] as const;

/** What the buyer has seen of an order: a payment for anything else is refused with 409. */
export const seenOrder = {
  /** The order's total as shown. */
  acceptedTotal: field('acceptedtotal', rupees.optional()),
  /** The page has said that the cart was changed since, and the buyer pays for the order as placed nevertheless. */
  asPlaced: field('asplaced', z.boolean().optional()),
};

export const wayToPay = record({
  mode: field('paymentmode', z.enum(paymentModes)),
  /** Null: nothing is paid online now. */
  purpose: field('purpose', z.enum(paymentPurposes).nullable()),
  total: field('total', rupees),
  /** The part of the total that this way adds, with tax. */
  extra: field('extra', rupees),
  dueNow: field('due_now', rupees),
  dueLater: field('due_later', rupees),
});
export type WayToPayRow = z.output<typeof wayToPay>;

/** A payment attempt, and the form that the browser posts to the payment provider. */
export const startedPayment = record({
  transactionId: field('txnid', z.string()),
  amount: field('amount', rupees),
  /** Where to post the form, and its fields in PayU's names. */
  action: field('action', z.string()),
  fields: field('fields', z.record(z.string(), z.string())),
});

export const paymentOperations = {
  StartPayment: operation({
    summary:
      'Opens a payment attempt for an order and returns the form that the browser posts to the payment provider.',
    method: 'POST',
    access: 'customer',
    input: record({ orderId: field('orderid', id), purpose: field('purpose', z.enum(paymentPurposes)), ...seenOrder }),
    output: startedPayment,
  }),
  AbandonPayment: operation({
    summary:
      'The buyer has left the payment page: asks the payment provider about open payments of an order and gives up those that it does not know, so that the order can be changed. 409 while the bank decides.',
    method: 'POST',
    access: 'customer',
    input: record({ orderId: field('orderid', id) }),
    output: record({ isPaid: field('paid', z.boolean()) }),
  }),
  GetCheckout: operation({
    summary:
      'How an order can be paid now and whether it is what the cart contains; without an id, of the order that the cart became.',
    method: 'POST',
    access: 'customer',
    input: record({ orderId: field('orderid', id.optional()) }),
    output: record({
      /** Null: the cart hasn't been placed as an order, or there is no such order. */
      orderId: field('order_id', z.int().nullable()),
      isCartChanged: field('cart_changed', z.boolean()),
      /** Transaction number of a payment that isn't decided. */
      openPayment: field('open_payment', z.string().nullable()),
      ways: field('ways', z.array(wayToPay)),
      /** Why the order can't be paid in cash on delivery; null where it can, or where that is no question any more. */
      cashProblem: field('cash_problem', z.string().nullable()),
      /** The day by which it would be paid, chosen now. */
      payLaterBy: field('pay_later_by', z.string()),
    }),
  }),
  GetPaymentState: operation({
    summary:
      'Returns the status of a payment attempt, verifying it with the provider while it is open. Reveals nothing about the buyer.',
    method: 'POST',
    access: 'public',
    personal: true,
    input: record({ transactionId: field('txnid', line(25)) }),
    output: record({
      state: field('state', z.enum(['open', 'pending', 'succeeded', 'failed', 'cancelled'])),
      orderId: field('order_id', z.int()),
      orderNumber: field('order_number', z.string()),
      /** The attempt's amount: received only once the attempt has succeeded. */
      amount: field('amount', rupees),
      /** What of it came beyond the order's total, and goes back or went back. */
      excess: field('excess', rupees),
      /** `{mipid}` of the result pages. */
      gatewayPaymentId: field('mipid', z.string()),
      /** Paid through the sandbox: no money moved. */
      isDemonstration: field('demonstration', z.boolean()),
    }),
  }),
};
