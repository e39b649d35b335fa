import { z } from 'zod';
import { artworkToken } from '../fields/artwork.ts';
import { couponOfCart, deliveryType, discountRow } from '../fields/cart.ts';
import { address } from '../fields/customer.ts';
import { longestNote } from '../forms/box.ts';
import { deskPayments } from '../forms/desk-sale.ts';
import { paymentModes } from '../forms/payment-mode.ts';
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
import { enquiredBox } from './office-enquiries.ts';
import { wayToPay } from './payments.ts';
import { boxQuantity, configuredBox } from './prices.ts';
import { named } from './stickers.ts';

const text = z.string();

/** A sale in the version that the caller saw: 409 if somebody has changed it since. */
const seenSale = { saleId: field('sale_id', id), seen: field('seen', wholeNumber(0, 2 ** 31 - 1)) };
const changedSale = record({ version: field('version', z.int()) });

const newLine = {
  ...seenSale,
  quantity: field('quantity', boxQuantity),
  deliveryType: field('delivery_type', deliveryType),
  destination: field('pincode', destinationPincode),
  /** A note to the printer. */
  note: field('note', paragraphs(longestNote).nullish()),
};

const saleLine = record({
  id: field('line_id', z.int()),
  kind: field('kind', text),
  name: field('name', text),
  description: field('description', text),
  quantity: field('quantity', z.int()),
  deliveryType: field('delivery_type', deliveryType),
  /** Before tax, as charged. */
  amount: field('amount', rupees),
  /** The shop's own price. */
  enginePrice: field('engine_price', rupees),
  /** The lowest price that the caller may agree to. */
  leastPrice: field('least_price', rupees),
  /** Null if the price is the shop's. */
  agreed: field(
    'agreed',
    record({ reason: field('reason', text), by: field('by', text), on: field('on', text) }).nullable(),
  ),
  gstRate: field('gst_rate', z.number()),
  /** Why it can't be ordered; null if it can. */
  problem: field('problem', text.nullable()),
  /** The customer's file for print, if there is one. */
  artwork: field('artwork', record({ name: field('name', text), token: field('token', text) }).nullable()),
  /** Whether it can be given one. */
  takesFile: field('takes_file', z.boolean()),
  /** The note to the printer; empty without one. */
  note: field('note', text),
  /** The quotation with this price; null if the price comes from elsewhere. */
  quotation: field('quotation', text.nullable()),
});
export type SaleLine = z.output<typeof saleLine>;

const placed = record({
  orderId: field('order_id', z.int()),
  number: field('number', text),
  total: field('total', rupees),
  due: field('due', rupees),
  isCancelled: field('is_cancelled', z.boolean()),
  paymentMode: field('payment_mode', z.enum(paymentModes)),
  /** Absolute address where the order can be paid without a sign-in. Empty if nothing can be paid online. */
  payAddress: field('pay_address', text),
});

/** What the enquiry of a sale asks for. */
const askedInSale = record({
  id: field('fld_enquiry_id', z.int()),
  /** The form it came from, in words. */
  form: field('fld_form', text),
  message: field('fld_message', text.nullable()),
  cartonType: field('fld_carton_type', text.nullable()),
  quantity: field('fld_quantity', z.number().nullable()),
  /** Length, width and height in cm, for the quotation form. */
  sizeCm: field('fld_size_cm', z.array(z.number()).nullable()),
  pincode: field('fld_pincode', text.nullable()),
  box: field('fld_box', enquiredBox.nullable()),
});
export type AskedInSale = z.output<typeof askedInSale>;

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
  StartSaleFromEnquiry: operation({
    summary:
      'Begins a sale with what an enquiry asks for: for its customer, for a new one, or, where that is doubtful, for whom the caller chooses. Repeating it returns the same sale.',
    method: 'POST',
    access: { staff: 'selling' },
    input: record({
      enquiryId: field('fld_enquiry_id', id),
      /** The version that the caller saw: 409 if somebody has changed it since. */
      version: field('fld_version', wholeNumber(0, 2 ** 31 - 1)),
      /** The customer that the caller has chosen. */
      customerId: field('customer_id', optionalId),
      /** True if none of the customers with this mobile number is meant. */
      isNew: field('is_new', z.boolean()),
      /** Asked for on the phone, if the enquiry has none. */
      email: field('email', formText(254)),
    }),
    output: record({
      /** Null if the caller has to choose. */
      saleId: field('sale_id', z.int().nullable()),
      candidates: field(
        'candidates',
        z.array(
          record({
            id: field('customer_id', z.int()),
            name: field('name', text),
            companyName: field('company', text),
            email: field('email', text),
            mobile: field('mobile', text),
          }),
        ),
      ),
      mayBeNew: field('may_be_new', z.boolean()),
      /** Whether a new customer needs an e-mail address and none was given. */
      needsEmail: field('needs_email', z.boolean()),
    }),
  }),
  GetSale: operation({
    summary: "A sale with today's prices, the customer's addresses, and its order once it is placed.",
    method: 'POST',
    access: { staff: 'selling', also: { anyPrice: 'prices' } },
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
      /** The pincode of the delivery; empty if no line is delivered. */
      pincode: field('pincode', text),
      goods: field('goods', rupees),
      /** What is taken off before tax, with samples. */
      discount: field('discount', rupees),
      /** What price lists and the coupon take off, of the discount. */
      discounts: field('discounts', z.array(discountRow)),
      /** Null without one, and once the sale is ordered. */
      coupon: field('coupon', couponOfCart.nullable()),
      delivery: field('delivery', rupees),
      gst: field('gst', rupees),
      total: field('total', rupees),
      deliveryProblem: field('delivery_problem', text.nullable()),
      /** Samples that come off the total, with GST. */
      credits: field(
        'credits',
        z.array(record({ number: field('order_number', text), amount: field('amount', rupees) })),
      ),
      /** How it could be paid if it were ordered now, delivered to the pincode of its items. */
      ways: field('ways', z.array(wayToPay)),
      /** Why it can't be paid in cash on delivery; null if it can. */
      cashProblem: field('cash_problem', text.nullable()),
      addresses: field('addresses', z.array(address)),
      /** What is doubtful about the GSTINs of these addresses, as an order would be billed to them. */
      gstinDoubts: field('gstin_doubts', z.array(text)),
      /** The largest discount on a line that the caller may agree to, in per cent. */
      mostDiscount: field('most_discount', z.number()),
      order: field('order', placed.nullable()),
      /** Another order by which its quotation was ordered; null without one, and once it is ordered itself. */
      orderedAs: field(
        'ordered_as',
        record({
          quotation: field('quotation', text),
          orderId: field('order_id', z.int()),
          number: field('number', text),
        }).nullable(),
      ),
      /** The enquiry or quotation that it began with; null if there was none, or if the enquiry is deleted. */
      enquiry: field('enquiry', askedInSale.nullable()),
      quotation: field(
        'quotation',
        record({
          number: field('number', text),
          validUntil: field('valid_until', text),
          isValid: field('valid', z.boolean()),
          address: field('address', text),
        }).nullable(),
      ),
    }),
  }),
  AddBoxToSale: operation({
    summary: 'Adds a box to a sale: a variant, in its size or another, or a style made to measure.',
    method: 'POST',
    access: { staff: 'selling' },
    input: record({
      ...newLine,
      ...configuredBox,
      /** Made to measure in the variant's style, and named after that. */
      isByStyle: field('by_style', z.boolean().optional()),
    }),
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
  AddSampleToSale: operation({
    summary: 'Adds a sample of a box to a sale, at its fixed price with GST and shipping.',
    method: 'POST',
    access: { staff: 'selling' },
    input: record({
      ...seenSale,
      deliveryType: newLine.deliveryType,
      destination: newLine.destination,
      note: newLine.note,
      variantId: configuredBox.variantId,
      boardId: configuredBox.boardId,
      length: configuredBox.length,
      width: configuredBox.width,
      height: configuredBox.height,
    }),
    output: changedSale,
  }),
  AttachArtwork: operation({
    summary:
      'Attaches an uploaded file for print to an item of a sale, or removes it. In the special shape, the price depends on it.',
    method: 'POST',
    access: { staff: 'selling' },
    input: record({ ...seenSale, lineId: field('line_id', id), token: field('token', artworkToken.nullable()) }),
    output: record({
      version: field('version', z.int()),
      /** Whether the agreed price no longer applies, because the price changed with the cut. */
      agreementEnded: field('agreement_ended', z.boolean()),
    }),
  }),
  RemoveSaleLine: operation({
    summary: 'Removes a line from a sale.',
    method: 'POST',
    access: { staff: 'selling' },
    input: record({ ...seenSale, lineId: field('line_id', id) }),
    output: changedSale,
  }),
  AgreePrice: operation({
    summary:
      'Agrees another price for a line, with the reason, or returns to the shop’s price. A larger discount than a setting allows is only for those who set prices.',
    method: 'POST',
    access: { staff: 'selling', also: { anyPrice: 'prices' } },
    input: record({
      ...seenSale,
      lineId: field('line_id', id),
      /** Before tax, for the whole quantity; null returns to the shop's own price. */
      amount: field('amount', rupees.nullable()),
      reason: field('reason', formText(300)),
    }),
    output: changedSale,
  }),
  EnterSaleCoupon: operation({
    summary:
      'Has a sale use a coupon of its customer; an empty code takes it out. It is counted once the sale is ordered.',
    method: 'POST',
    access: { staff: 'selling' },
    input: record({ ...seenSale, code: field('code', formText(40)) }),
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
      /** The total as shown, with the fee for cash on delivery. If it is higher now, nothing is placed. */
      acceptedTotal: field('accepted_total', rupees),
      /** Whether it is ordered although its quotation was ordered already. */
      isOnceMore: field('once_more', z.boolean().optional()),
    }),
    output: placed,
  }),
  QuoteSale: operation({
    summary:
      'Makes one quotation for all items of a sale at their prices, valid for 15 days, and mails it to the customer.',
    method: 'POST',
    access: { staff: 'selling' },
    input: record(seenSale),
    output: record({
      number: field('number', text),
      total: field('total', rupees),
      /** Absolute address of the PDF. */
      address: field('address', text),
    }),
  }),
};
