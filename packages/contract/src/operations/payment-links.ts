import { z } from 'zod';
import { openPayment } from '../fields/open-payment.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { line } from '../kernel/text.ts';
import { id, moment, rupees } from '../kernel/values.ts';
import { paymentPurposes, startedPayment, wayToPay } from './payments.ts';

const token = field('token', line(400));

export const paymentLinkOperations = {
  GetOrderToPay: operation({
    summary: 'What is due for an order, for whoever has its payment link; without addresses and telephone numbers.',
    method: 'POST',
    access: 'public',
    personal: true,
    input: record({ token }),
    output: record({
      number: field('order_number', z.string()),
      placedAt: field('placed_at', moment),
      /** The customer's first name. */
      firstName: field('first_name', z.string()),
      isCancelled: field('cancelled', z.boolean()),
      isDemonstration: field('demonstration', z.boolean()),
      items: field('items', z.array(record({ name: field('name', z.string()), quantity: field('quantity', z.int()) }))),
      total: field('total', rupees),
      paid: field('paid', rupees),
      due: field('due', rupees),
      /** A payment without a result yet; null if there is none. */
      openPayment: field('open_payment', openPayment.nullable()),
      /** The ways in which it can be paid online now. */
      ways: field('ways', z.array(wayToPay)),
    }),
  }),
  PayByLink: operation({
    summary: 'Opens a payment attempt for the order of a payment link, and returns the form for the payment provider.',
    method: 'POST',
    access: 'public',
    personal: true,
    input: record({
      token,
      purpose: field('purpose', z.enum(paymentPurposes)),
      /** The total that the page showed; 409 if it has changed. */
      acceptedTotal: field('acceptedtotal', rupees),
    }),
    output: startedPayment,
  }),
  SendPaymentLink: operation({
    summary: 'Mails an order’s customer the link for paying what is due; at most once a minute.',
    method: 'POST',
    access: { staff: 'order-changes' },
    input: record({ orderId: field('orderid', id) }),
    output: record({ recipient: field('recipient', z.string()) }),
  }),
};
