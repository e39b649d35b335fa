import { fail, ok } from '@boxwright/contract';
import { findAddressOf, findOrder, noteChange, type Order } from '@boxwright/storage';
import type { CallOf, Handler } from '../../door/call.ts';
import { presentPlaced } from '../../selling/desk/present-placed.ts';
import { readSale } from '../../selling/desk/read-sale.ts';
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
  const { customer, order: known } = sale.value;
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
    atDesk: { seen: input.seen, also: (tx, order) => note(tx, order, input.payment, call) },
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

const note = (
  tx: Parameters<typeof noteChange>[0],
  order: Order,
  payment: string,
  { services, visitor }: CallOf<'PlaceSale'>,
) =>
  noteChange(tx, {
    staffId: visitor.staff.id,
    operation: 'PlaceSale',
    subject: 'order',
    subjectId: String(order.id),
    name: orderNumber(order),
    after: { sale: order.cartId, payment, total: order.totalPaise },
    createdAt: services.now(),
  });
