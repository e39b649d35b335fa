import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { line } from '../kernel/text.ts';
import { id, rupees } from '../kernel/values.ts';

export const paymentOperations = {
  StartPayment: operation({
    summary:
      'Opens a payment attempt for an order and returns the form that the browser posts to the payment provider.',
    method: 'POST',
    access: 'customer',
    input: record({ orderId: field('orderid', id), purpose: field('purpose', z.enum(['full'])) }),
    output: record({
      transactionId: field('txnid', z.string()),
      amount: field('amount', rupees),
      /** Where to post the form, and its fields in PayU's names. */
      action: field('action', z.string()),
      fields: field('fields', z.record(z.string(), z.string())),
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
      /** `{mipid}` of the result pages. */
      gatewayPaymentId: field('mipid', z.string()),
      /** Paid through the sandbox: no money moved. */
      isDemonstration: field('demonstration', z.boolean()),
    }),
  }),
};
