import { fail, type Input, ok } from '@boxwright/contract';
import { type Cart, findAddressOf, findOrder, noteChange, type Order, type Tx, winEnquiry } from '@boxwright/storage';
import type { CallOf, Handler } from '../../door/call.ts';
import { presentPlaced } from '../../selling/desk/present-placed.ts';
import { readSale } from '../../selling/desk/read-sale.ts';
import { enquiryName } from '../../selling/enquiries/enquiry-gone.ts';
import { commitToOrder } from '../../selling/orders/commit-to-order.ts';
import { paidOnline } from '../../selling/orders/compose-order.ts';
import { noShippingAddress } from '../../selling/orders/needs-shipping-address.ts';
import { orderNumber } from '../../selling/orders/order-number.ts';
import { placeOrder } from '../../selling/orders/place-order.ts';

export const PlaceSale: Handler<'PlaceSale'> = async (input, call) => {
  const { services } = call;
  const { db } = services;
  const { saleId, shippingAddressId, billingAddressId, payment } = input;
  const sale = await readSale(call, saleId);
  if (!sale.ok) return sale;
  const { cart, customer, order: known } = sale.value;
  // A second press finds the order of the first.
  if (known) return ok(await presentPlaced(services, known));
  const shipping = shippingAddressId === null ? null : await findAddressOf(db, customer.id, shippingAddressId);
  if (shipping === undefined) return noShippingAddress;
  const billing = await findAddressOf(db, customer.id, billingAddressId);
  if (!billing) return fail('not_found', 'Please select billing address', { field: 'billingAddressId' });

  const placed = await placeOrder(call, {
    customerId: customer.id,
    cartId: saleId,
    addresses: { billing, shipping: shipping ?? billing },
    hasShippingAddress: shipping !== null,
    terms: paidOnline,
    acceptedTotal: input.acceptedTotal,
    atDesk: { seen: input.seen, also: (tx, order) => note(tx, order, cart, { ...call, input }) },
  });
  if (!placed.ok) return placed;
  if (payment === 'Link') return ok(await presentPlaced(services, placed.value));

  const committed = await commitToOrder(services, { customerId: customer.id, orderId: placed.value.id, mode: payment });
  if (!committed.ok) {
    const number = orderNumber(placed.value);
    const { code, text } = committed.failure;
    return fail(code, `Order ${number} is placed, to be paid online: ${text}`);
  }
  const order = (await findOrder(db, placed.value.id)) ?? committed.value;
  return ok(await presentPlaced(services, order));
};

/** Notes who has placed it; the enquiry that it was begun from is won. */
async function note(tx: Tx, order: Order, cart: Cart, { services, visitor, input }: Noted): Promise<void> {
  const entry = { staffId: visitor.staff.id, operation: 'PlaceSale', createdAt: services.now() } as const;
  await noteChange(tx, {
    ...entry,
    subject: 'order',
    subjectId: String(order.id),
    name: orderNumber(order),
    after: { sale: order.cartId, payment: input.payment, total: order.totalPaise },
  });
  const won = cart.enquiryId === null ? undefined : await winEnquiry(tx, cart.enquiryId);
  if (!won) return;
  await noteChange(tx, {
    ...entry,
    subject: 'enquiry',
    subjectId: String(won.id),
    name: enquiryName(won.id),
    after: { state: won.state, order: orderNumber(order) },
  });
}

type Noted = CallOf<'PlaceSale'> & { readonly input: Input<'PlaceSale'> };
