import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { line } from '../kernel/text.ts';
import { id, rupees } from '../kernel/values.ts';

const token = field('token', line(60));
const text = z.string();

export const quotationOperations = {
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
