import { z } from 'zod';
import { orderRow } from '../fields/order.ts';
import { orderHistoryRow } from '../fields/order-history.ts';
import { purchaseOrderRules } from '../forms/desk-order.ts';
import { comeBackReasons } from '../forms/order-status.ts';
import { deferredModes, onlineModes, usualMode } from '../forms/payment-mode.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { filters } from '../kernel/rows.ts';
import { line } from '../kernel/text.ts';
import { formText, id, ignored, optionalId, ruledText, rupees, searchText, wholeNumber } from '../kernel/values.ts';
import { seenOrder } from './payments.ts';

const token = line(400);

/** As stored: a placed order is IN-PROCESS. */
export const orderStatus = z.enum([
  'IN-PROCESS',
  'Order Accepted',
  'In Production',
  'Packed',
  'Dispatched',
  'Delivered',
  'Returned',
  'Cancelled',
]);

export const orderOperations = {
  PlaceOrder: operation({
    summary: "Places the customer's cart as an order, or revises the unpaid order that it already became.",
    method: 'POST',
    access: 'customer',
    customerIds: ({ customerId }) => [customerId],
    input: record({
      cartId: field('cartid', id),
      billingAddressId: field('billingaddress', id),
      /** Left out if everything is picked up. */
      shippingAddressId: field('shippingaddress', optionalId),
      paymentMode: field('paymentmode', z.enum([usualMode]).optional()),
      /** The total that the customer has seen; if it has risen since, the answer is 409 with both totals. */
      acceptedTotal: field('acceptedtotal', rupees.optional()),
      /** The buyer's own number of this purchase, which their invoice carries; empty for none. */
      purchaseOrder: field('purchase_order', ruledText),
      customerId: field('customerid', optionalId),
      status: field('orderstatus', ignored),
      paymentStatus: field('paymentstaus', ignored),
      transaction: field('paymenttrxno', ignored),
      gateway: field('paymentgateway', ignored),
    }),
    output: record({
      orderId: field('order_id', z.int()),
      transactionId: field('transaction_id', z.string()),
      number: field('order_number', z.string()),
      total: field('total_amount', rupees),
    }),
    rules: purchaseOrderRules,
  }),
  ConfirmOrder: operation({
    summary:
      'Commits the buyer to an order that is paid on delivery, later or by transfer: stores its terms, closes its cart and mails it. Repeating it has no effect.',
    method: 'POST',
    access: 'customer',
    input: record({
      orderId: field('orderid', id),
      paymentMode: field('paymentmode', z.enum(deferredModes)),
      ...seenOrder,
    }),
    output: record({
      orderId: field('order_id', z.int()),
      /** `txnid/mipid` of the result pages. */
      paymentReference: field('payment_reference', z.string()),
      total: field('total_amount', rupees),
    }),
  }),
  CustomerOrderMailer: operation({
    summary: 'Mails a customer their order with cash on delivery; composed from the stored order, once.',
    method: 'POST',
    access: 'customer',
    input: record({ orderId: field('orderid', id) }),
    output: record({ queued: field('queued', z.boolean()) }),
  }),
  CustomerOrderPayLaterMailer: operation({
    summary: 'Mails a customer their order to be paid later; composed from the stored order, once.',
    method: 'POST',
    access: 'customer',
    input: record({ orderId: field('orderid', id) }),
    output: record({ queued: field('queued', z.boolean()) }),
  }),
  GetWebsiteOrderDetails: operation({
    summary:
      "An order, one row per item: one's own by its id or a transaction number, or any by the download token in its mails.",
    method: 'POST',
    access: { anybody: true, also: { everyOrder: 'orders' } },
    personal: true,
    input: record({
      where: field(
        'whereClause',
        filters({
          orderId: field('fld_order_id', id),
          paymentReference: field('fld_payment_trx_num', token),
          downloadToken: field('fld_download_token', token),
        }),
      ),
    }),
    output: z.array(orderRow),
  }),
  GetCustomerOrderDetails: operation({
    summary: "The signed-in customer's orders, newest first, a page at a time; a page after the last shows the last.",
    method: 'POST',
    access: 'customer',
    customerIds: ({ where }) => [where.customerId],
    input: record({
      where: field('WhereClause', filters({ customerId: field('fld_customer_id', id), id: field('fld_order_id', id) })),
      /** Part of an order's number, status or payment status as displayed, case-insensitive. */
      search: field('search', searchText(100)),
      page: field('page', wholeNumber(1, 1_000_000).optional()),
      pageSize: field('pagesize', wholeNumber(1, 100).optional()),
    }),
    output: z.array(orderHistoryRow),
  }),
  Customer_Order_History_Mailer: operation({
    summary:
      'Asks the customer by mail for a payment that isn’t decided after half an hour; composed from the stored order, once a payment attempt.',
    method: 'POST',
    access: 'customer',
    input: record({
      orderId: field('orderid', id),
      paymentMode: field('paymentmode', z.enum(onlineModes).optional()),
      customerName: field('customername', ignored),
      itemName: field('itemname', ignored),
      email: field('email', ignored),
      total: field('total', ignored),
      items: field('numofitems', ignored),
      mobile: field('customermobile', ignored),
    }),
    output: record({ queued: field('queued', z.boolean()) }),
  }),
  MoveOrder: operation({
    summary:
      'Moves an order to its next status: accepted, in production, packed, dispatched, delivered, returned to us or cancelled.',
    method: 'POST',
    access: { staff: 'order-steps', also: { cancel: 'order-changes' } },
    input: record({
      orderId: field('orderid', id),
      /** The status that the member of staff saw; 409 if the order has another one now. */
      seenStatus: field('seenstatus', orderStatus),
      to: field('orderstatus', orderStatus),
      /** Needed for a dispatch, unless the customer picks the goods up. */
      courier: field('courier', formText(60)),
      trackingNumber: field('trackingnumber', formText(60)),
      /** Why it came back; for `Returned` alone. */
      reason: field('reason', z.enum(comeBackReasons).optional()),
      /** What the buyer bears of the carriage when an order that came back is closed, in paise with tax. */
      kept: field('kept', wholeNumber(0, 2 ** 31 - 1).optional()),
      /** Whether the customer agrees that fewer pieces are sent than the terms allow. */
      isShortAgreed: field('shortagreed', z.boolean().optional()),
      /** What the customer reads about it. */
      note: field('note', formText(500)),
    }),
    output: record({ status: field('fld_order_status', orderStatus) }),
  }),
};
