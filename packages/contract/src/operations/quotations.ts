import { z } from 'zod';
import { discountRow } from '../fields/cart.ts';
import {
  followQuotationRules,
  quotationLossReasons,
  quotationNoteMaxLength,
  quotationStates,
  quotationViews,
} from '../forms/quotation-list.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { line } from '../kernel/text.ts';
import { formParagraphs, formText, id, moment, optionalId, rupees } from '../kernel/values.ts';

const token = field('token', line(60));
const text = z.string();

const followedQuotation = record({
  id: field('quotation_id', z.int()),
  number: field('number', text),
  state: field('state', z.enum(quotationStates)),
  customerId: field('customer_id', z.int()),
  customerName: field('customer_name', text),
  company: field('company', text),
  goods: field('goods', z.array(record({ name: field('name', text), quantity: field('quantity', z.int()) }))),
  total: field('total', rupees),
  createdAt: field('created_at', moment),
  /** `YYYY-MM-DD` in India. */
  validUntil: field('valid_until', text),
  ownerId: field('owner_id', z.int()),
  ownerName: field('owner_name', text),
  /** The day on which the customer is to be asked; empty without one. */
  followUpOn: field('follow_up_on', text),
  lostReason: field('lost_reason', z.enum(quotationLossReasons).nullable()),
  note: field('note', text),
  version: field('version', z.int()),
  /** The order that it became. */
  orderId: field('order_id', z.int().nullable()),
  /** Address of the PDF. */
  address: field('address', text),
});
export type FollowedQuotationRow = z.output<typeof followedQuotation>;

export const quotationOperations = {
  GetQuotations: operation({
    summary:
      'Quotations that the desk made, the latest first or the longest due first, fifty at a time; how many of the last 90 days are ordered.',
    method: 'POST',
    access: { staff: 'selling' },
    input: record({
      view: field('view', z.enum(quotationViews)),
      owner: field('owner', z.enum(['anybody', 'me'])),
      before: field('before', optionalId),
    }),
    output: record({
      quotations: field('quotations', z.array(followedQuotation)),
      /** The id after which the next page begins; null on the last page, and for those to ask today. */
      next: field('next', z.int().nullable()),
      /** Colleagues who can follow them up. */
      colleagues: field('colleagues', z.array(record({ id: field('staff_id', z.int()), name: field('name', text) }))),
      conversion: field(
        'conversion',
        record({
          days: field('days', z.int()),
          made: field('made', z.int()),
          madeValue: field('made_value', rupees),
          won: field('won', z.int()),
          wonValue: field('won_value', rupees),
        }),
      ),
    }),
  }),
  FollowQuotation: operation({
    summary:
      'Notes who asks a customer about a quotation and when, or why it was lost; without a reason it is open again. 409 if it was changed since it was seen.',
    method: 'POST',
    access: { staff: 'selling' },
    input: record({
      quotationId: field('quotation_id', id),
      version: field('version', z.int()),
      ownerId: field('owner_id', id),
      followUpOn: field('follow_up_on', formText(20)),
      lostReason: field('lost_reason', z.enum(['', ...quotationLossReasons])),
      note: field('note', formParagraphs(quotationNoteMaxLength, 'the note')),
    }),
    output: record({ version: field('version', z.int()) }),
    rules: followQuotationRules,
  }),
  GetMadeQuotation: operation({
    summary: 'The items, prices and totals of a quotation, for whoever has its token.',
    method: 'POST',
    access: 'public',
    personal: true,
    input: record({ token }),
    output: record({
      number: field('number', text),
      /** The last day on which the prices hold, `YYYY-MM-DD` in India. */
      validUntil: field('valid_until', text),
      isValid: field('valid', z.boolean()),
      items: field(
        'items',
        z.array(
          record({
            name: field('name', text),
            description: field('description', text),
            quantity: field('quantity', z.int()),
            isPickedUp: field('picked_up', z.boolean()),
            /** Before GST. */
            amount: field('amount', rupees),
          }),
        ),
      ),
      /** Pincode; empty if everything is picked up. */
      destination: field('destination', text),
      goods: field('goods', rupees),
      /** What the customer’s price lists take off the goods, before GST. */
      discounts: field('discounts', z.array(discountRow)),
      delivery: field('delivery', rupees),
      gst: field('gst', rupees),
      total: field('total', rupees),
      /** What will come off the order and isn't subtracted here, as a sentence; null if nothing will. */
      creditNote: field('credit_note', text.nullable()),
      /** Whether it can be ordered online; larger quantities can't. */
      isSoldOnline: field('sold_online', z.boolean()),
      /** Address of the PDF. */
      address: field('address', text),
    }),
  }),
  OrderQuotation: operation({
    summary: 'Puts all items of a quotation into the cart at its prices. Repeating it adds nothing twice.',
    method: 'POST',
    access: 'public',
    personal: true,
    input: record({ token }),
    output: record({ cartId: field('fld_cart_id', z.int()), added: field('added', z.int()) }),
  }),
  SellQuotation: operation({
    summary:
      'Begins a sale with all items of a quotation that was made for a customer: at its prices while it is valid, otherwise at today’s. Repeating it returns the same sale.',
    method: 'POST',
    access: { staff: 'selling' },
    input: record({ quotationId: field('quotation_id', id) }),
    output: record({ saleId: field('sale_id', z.int()) }),
  }),
};
