import { z } from 'zod';
import { longestRemittance, remittanceRules } from '../forms/courier-cash.ts';
import { paymentReferenceMaxLength } from '../forms/desk-order.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { formParagraphs, formText, rupees } from '../kernel/values.ts';

const access = { staff: 'payments' } as const;
const text = z.string();

const courierCash = record({
  orderId: field('order_id', z.int()),
  orderNumber: field('order_number', text),
  customerName: field('customer', text),
  courier: field('courier', text),
  trackingNumber: field('tracking_number', text),
  /** `YYYY-MM-DD` in India. */
  deliveredOn: field('delivered_on', text),
  due: field('due', rupees),
  /** Whether it should have been remitted by now. */
  isLate: field('late', z.boolean()),
});
export type CourierCashRow = z.output<typeof courierCash>;

export const courierCashOperations = {
  GetCourierCash: operation({
    summary: 'Cash that couriers have collected on delivery and not remitted yet, by courier and by order.',
    method: 'POST',
    access,
    input: record({}),
    output: record({
      couriers: field(
        'couriers',
        z.array(
          record({ courier: field('courier', text), orders: field('orders', z.int()), due: field('due', rupees) }),
        ),
      ),
      orders: field('orders', z.array(courierCash)),
      today: field('today', text),
    }),
  }),
  RecordRemittance: operation({
    summary:
      'Records what a courier has remitted by one transfer: a payment of each order, in full unless the row says how much. All rows or none; repeating it records nothing twice.',
    method: 'POST',
    access,
    input: record({
      /** A row for each order or parcel, with the amount if it isn’t all that is due: CSV or pasted cells. */
      list: field('list', formParagraphs(longestRemittance, 'the list')),
      reference: field('reference', formText(paymentReferenceMaxLength)),
      receivedOn: field('received_on', formText(20)),
      /** What the courier has taken off the transfer for its work, with tax; a part of its bills. */
      takenOff: field('taken_off', rupees.optional()),
    }),
    rules: remittanceRules,
    output: record({ orders: field('orders', z.int()), amount: field('amount', rupees) }),
  }),
};
