import { fail, type Input, ok, type Result } from '@boxwright/contract';
import { type Cart, findAddressOf, findOrder, type Order, type Tx, winEnquiry } from '@boxwright/storage';
import type { CallOf, Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { orderedAs } from '../../selling/desk/ordered-as.ts';
import { presentPlaced } from '../../selling/desk/present-placed.ts';
import { readSale, type Sale } from '../../selling/desk/read-sale.ts';
import { enquiryName } from '../../selling/enquiries/enquiry-gone.ts';
import { commitInTransaction } from '../../selling/orders/commit-to-order.ts';
import { paidOnline } from '../../selling/orders/compose-order.ts';
import { noShippingAddress } from '../../selling/orders/needs-shipping-address.ts';
import { placeOrder } from '../../selling/orders/place-order.ts';
import { refuseHigherTotal } from '../../selling/orders/price-increase.ts';

export const PlaceSale: Handler<'PlaceSale'> = async (input, call) => {
  const { services } = call;
  const { db } = services;
  const { saleId, shippingAddressId, billingAddressId } = input;
  const sale = await readSale(call, saleId);
  if (!sale.ok) return sale;
  const { cart, customer, order: known } = sale.value;
  // A second press finds the order of the first.
  if (known) return ok(await presentPlaced(services, known));
  const other = input.isOnceMore ? null : await orderedAs(services, sale.value);
  if (other) {
    const text = `Quotation ${other.quotation} of this sale was ordered as ${other.number} already. If the customer wants the goods once more, please say so below; otherwise delete this sale.`;
    return fail('conflict', text, { field: 'isOnceMore' });
  }
  const shipping = shippingAddressId === null ? null : await findAddressOf(db, customer.id, shippingAddressId);
  if (shipping === undefined) return noShippingAddress;
  const billing = await findAddressOf(db, customer.id, billingAddressId);
  if (!billing) return fail('not_found', 'Please select billing address', { field: 'billingAddressId' });

  try {
    const placed = await placeOrder(call, {
      customerId: customer.id,
      cartId: saleId,
      addresses: { billing, shipping: shipping ?? billing },
      hasShippingAddress: shipping !== null,
      terms: paidOnline,
      acceptedTotal: input.acceptedTotal,
      atDesk: {
        seen: input.seen,
        also: async (tx, order) => {
          const committed = await commit(tx, order, sale.value, { ...call, input });
          await note(tx, committed, cart, { ...call, input });
        },
      },
    });
    if (!placed.ok) return placed;
    return ok(await presentPlaced(services, (await findOrder(db, placed.value.id)) ?? placed.value));
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
};

/** Thrown to roll back an order that can't be paid in the chosen way. */
class Refused extends Error {
  readonly refusal: Result<never>;

  constructor(refusal: Result<never>) {
    super('The order can’t be paid in this way.');
    this.refusal = refusal;
  }
}

/** Commits the customer to pay on delivery or later, at no more than the total that was accepted. */
async function commit(tx: Tx, order: Order, sale: Sale, { services, input }: Noted): Promise<Order> {
  const { payment, acceptedTotal } = input;
  if (payment === 'Link') return order;
  const wanted = { customerId: order.customerId, orderId: order.id, mode: payment };
  const committed = await commitInTransaction(tx, services, wanted, sale, true);
  if (!committed.ok) throw new Refused(committed);
  const { totalPaise, discountPaise } = committed.value;
  // Placing has compared the total without the charge for cash on delivery.
  const roundings = sale.now.lines.length + (discountPaise > 0 ? 2 : 0);
  const dearer = refuseHigherTotal(totalPaise, acceptedTotal, roundings);
  if (dearer) throw new Refused(dearer);
  return committed.value;
}

/** Notes who has placed the order, and marks the enquiry that it was begun from as won. */
async function note(tx: Tx, order: Order, cart: Cart, call: Noted): Promise<void> {
  const [number, { payment }] = [orderNumber(order), call.input];
  const after = { sale: order.cartId, payment, totalPaise: order.totalPaise };
  await noted(tx, call, 'PlaceSale', ['order', order.id, number], { after });
  const won = cart.enquiryId === null ? undefined : await winEnquiry(tx, cart.enquiryId);
  if (!won) return;
  const change = { after: { state: won.state, order: number } };
  await noted(tx, call, 'PlaceSale', ['enquiry', won.id, enquiryName(won.id)], change);
}

type Noted = CallOf<'PlaceSale'> & { readonly input: Input<'PlaceSale'> };
