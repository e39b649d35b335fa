import { z } from 'zod';
import { paymentModes } from '../forms/payment-mode.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { line } from '../kernel/text.ts';
import { id, rupees } from '../kernel/values.ts';

/** What a payment is for. */
export const paymentPurposes = ['full', 'half', 'balance'] as const;

/** What the buyer has seen of an order; a payment for anything else is refused with 409. */
export const seenOrder = {
  /** The order's total as shown. */
  acceptedTotal: field('acceptedtotal', rupees.optional()),
  /** Whether the page said that the cart was changed since, and the buyer pays for the order as placed. */
  asPlaced: field('asplaced', z.boolean().optional()),
};

export const wayToPay = record({
  mode: field('paymentmode', z.enum(paymentModes)),
  /** Null if nothing is paid online now. */
  purpose: field('purpose', z.enum(paymentPurposes).nullable()),
  total: field('total', rupees),
  /** The part of the total that this way to pay adds, with tax. */
  extra: field('extra', rupees),
  dueNow: field('due_now', rupees),
  dueLater: field('due_later', rupees),
});
export type WayToPayRow = z.output<typeof wayToPay>;

/** A payment attempt, and the form that the browser posts to the payment provider. */
export const startedPayment = record({
  transactionId: field('txnid', z.string()),
  amount: field('amount', rupees),
  /** The address to which the form is posted, and its fields with PayU's names. */
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
      'Called when the buyer has left the payment page: asks the payment provider about an order’s open payments and gives up those that it does not know, so that the order can be changed. 409 while the bank is processing one.',
    method: 'POST',
    access: 'customer',
    input: record({ orderId: field('orderid', id) }),
    output: record({ isPaid: field('paid', z.boolean()) }),
  }),
  GetCheckout: operation({
    summary:
      'How an order can be paid now, and whether it still equals the cart; without an id, for the order that the cart became.',
    method: 'POST',
    access: 'customer',
    input: record({ orderId: field('orderid', id.optional()) }),
    output: record({
      /** Null if the cart hasn't been placed as an order, or if there is no such order. */
      orderId: field('order_id', z.int().nullable()),
      isCartChanged: field('cart_changed', z.boolean()),
      /** Transaction number of a payment without a result yet. */
      openPayment: field('open_payment', z.string().nullable()),
      ways: field('ways', z.array(wayToPay)),
      /** Why the order can't be paid in cash on delivery; null if it can, or if that can't be chosen any more. */
      cashProblem: field('cash_problem', z.string().nullable()),
      /** Why a customer with terms of their own can't pay on account; null if they can, or have no such terms. */
      creditProblem: field('credit_problem', z.string().nullable()),
      /** The last day to pay if "pay later" were chosen now. */
      payLaterBy: field('pay_later_by', z.string()),
      /** The same, by transfer. */
      transferBy: field('transfer_by', z.string()),
      /** The same, on account. */
      onAccountBy: field('on_account_by', z.string()),
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
      /** The attempt's amount; received only once the attempt has succeeded. */
      amount: field('amount', rupees),
      /** How much of it exceeds the order's total and is or was refunded. */
      excess: field('excess', rupees),
      /** `{mipid}` of the result pages. */
      gatewayPaymentId: field('mipid', z.string()),
      /** Paid through the sandbox: no money was moved. */
      isDemonstration: field('demonstration', z.boolean()),
    }),
  }),
};
