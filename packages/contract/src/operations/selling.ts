import { z } from 'zod';
import { deliveryType } from '../fields/cart.ts';
import { address } from '../fields/customer.ts';
import { longestNote } from '../forms/box.ts';
import { deskPayments } from '../forms/desk-sale.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { paragraphs } from '../kernel/text.ts';
import {
  destinationPincode,
  formText,
  id,
  moment,
  optionalId,
  rupees,
  typedNumber,
  wholeNumber,
} from '../kernel/values.ts';
import { boxQuantity, configuredBox } from './prices.ts';
import { named } from './stickers.ts';

const text = z.string();

/** A sale, and the version of it that the caller saw: 409 when somebody has changed it since. */
const seenSale = { saleId: field('sale_id', id), seen: field('seen', wholeNumber(0, 2 ** 31 - 1)) };
const changedSale = record({ version: field('version', z.int()) });

const newLine = {
  ...seenSale,
  quantity: field('quantity', boxQuantity),
  deliveryType: field('delivery_type', deliveryType),
  destination: field('pincode', destinationPincode),
  /** To the printer. */
  note: field('note', paragraphs(longestNote).nullish()),
};

const saleLine = record({
  id: field('line_id', z.int()),
  kind: field('kind', text),
  name: field('name', text),
  description: field('description', text),
  quantity: field('quantity', z.int()),
  deliveryType: field('delivery_type', deliveryType),
  /** Before tax, as it is charged. */
  amount: field('amount', rupees),
  /** What the shop's own price is. */
  enginePrice: field('engine_price', rupees),
  /** Null where the price is the shop's. */
  agreed: field(
    'agreed',
    record({ reason: field('reason', text), by: field('by', text), on: field('on', text) }).nullable(),
  ),
  gstRate: field('gst_rate', z.number()),
  /** Why it can't be ordered; null when it can. */
  problem: field('problem', text.nullable()),
});
export type SaleLine = z.output<typeof saleLine>;

const placed = record({
  orderId: field('order_id', z.int()),
  number: field('number', text),
  total: field('total', rupees),
  due: field('due', rupees),
  paymentMode: field('payment_mode', text),
  /** Absolute: opens the order to pay it, without a sign-in. */
  payAddress: field('pay_address', text),
});

export const sellingOperations = {
  GetSales: operation({
    summary: 'Sales that staff have begun and not ordered yet, the latest first.',
    method: 'POST',
    access: { staff: 'selling' },
    input: record({}),
    output: record({
      sales: field(
        'sales',
        z.array(
          record({
            id: field('sale_id', z.int()),
            customerName: field('customer', text),
            companyName: field('company', text),
            openedAt: field('opened_at', moment),
            lines: field('lines', z.int()),
          }),
        ),
      ),
    }),
  }),
  StartSale: operation({
    summary: 'Begins a sale for a customer on the phone.',
    method: 'POST',
    access: { staff: 'selling' },
    input: record({ customerId: field('customer_id', id) }),
    output: record({ saleId: field('sale_id', z.int()) }),
  }),
  GetSale: operation({
    summary: "A sale with today's prices, the customer's addresses, and its order once it is placed.",
    method: 'POST',
    access: { staff: 'selling' },
    input: record({ saleId: seenSale.saleId }),
    output: record({
      id: field('sale_id', z.int()),
      version: field('version', z.int()),
      customer: field(
        'customer',
        record({
          id: field('customer_id', z.int()),
          name: field('name', text),
          companyName: field('company', text),
          email: field('email', text),
          mobile: field('mobile', text),
          note: field('note', text),
        }),
      ),
      lines: field('lines', z.array(saleLine)),
      /** Where it is delivered to; empty while no line is delivered. */
      pincode: field('pincode', text),
      goods: field('goods', rupees),
      delivery: field('delivery', rupees),
      gst: field('gst', rupees),
      total: field('total', rupees),
      deliveryProblem: field('delivery_problem', text.nullable()),
      addresses: field('addresses', z.array(address)),
      /** The largest discount on a line that the caller may agree to, in per cent. */
      mostDiscount: field('most_discount', z.number()),
      order: field('order', placed.nullable()),
    }),
  }),
  AddBoxToSale: operation({
    summary: 'Adds a box to a sale: a variant, or one made to measure in its style.',
    method: 'POST',
    access: { staff: 'selling' },
    input: record({ ...newLine, ...configuredBox }),
    output: changedSale,
  }),
  AddStickersToSale: operation({
    summary: 'Adds stickers to a sale.',
    method: 'POST',
    access: { staff: 'selling' },
    input: record({
      ...newLine,
      shape: field('shape', named),
      material: field('material', named),
      length: field('length', typedNumber),
      width: field('width', typedNumber),
    }),
    output: changedSale,
  }),
  RemoveSaleLine: operation({
    summary: 'Takes a line out of a sale.',
    method: 'POST',
    access: { staff: 'selling' },
    input: record({ ...seenSale, lineId: field('line_id', id) }),
    output: changedSale,
  }),
  AgreePrice: operation({
    summary:
      'Agrees another price for a line, with the reason, or takes it back. Beyond a discount that is a setting, only those who set prices may.',
    method: 'POST',
    access: { staff: 'selling' },
    input: record({
      ...seenSale,
      lineId: field('line_id', id),
      /** Before tax, for the whole quantity; null: the shop's own price again. */
      amount: field('amount', rupees.nullable()),
      reason: field('reason', formText(300)),
    }),
    output: changedSale,
  }),
  GiveUpSale: operation({
    summary: 'Deletes a sale that was not ordered.',
    method: 'POST',
    access: { staff: 'selling' },
    input: record(seenSale),
    output: record({}),
  }),
  PlaceSale: operation({
    summary:
      'Places a sale as an order, to be paid by a link, on delivery or later. Repeating it returns the same order.',
    method: 'POST',
    access: { staff: 'selling' },
    input: record({
      ...seenSale,
      shippingAddressId: field('shipping_address', optionalId),
      billingAddressId: field('billing_address', id),
      payment: field('payment', z.enum(deskPayments)),
      /** The total as shown: a higher one is refused. */
      acceptedTotal: field('accepted_total', rupees),
    }),
    output: placed,
  }),
  QuoteSale: operation({
    summary:
      'Makes a quotation for each line of a sale at its price, valid for 15 days, and mails them to the customer.',
    method: 'POST',
    access: { staff: 'selling' },
    input: record(seenSale),
    output: record({
      quotations: field(
        'quotations',
        z.array(
          record({
            number: field('number', text),
            goods: field('goods', text),
            total: field('total', rupees),
            /** Absolute, of the PDF. */
            address: field('address', text),
          }),
        ),
      ),
    }),
  }),
};
