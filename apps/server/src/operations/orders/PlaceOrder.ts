import { fail, ok } from '@boxwright/contract';
import { findAddressOf } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { paidOnline } from '../../selling/orders/compose-order.ts';
import { noShippingAddress } from '../../selling/orders/needs-shipping-address.ts';
import { placeOrder } from '../../selling/orders/place-order.ts';

export const PlaceOrder: Handler<'PlaceOrder'> = async (input, call) => {
  const { customer } = call.visitor;
  const { db } = call.services;
  const { shippingAddressId, billingAddressId } = input;
  const shipping = shippingAddressId === null ? null : await findAddressOf(db, customer.id, shippingAddressId);
  if (shipping === undefined) return noShippingAddress;
  const isSame = shipping !== null && billingAddressId === shippingAddressId;
  const billing = isSame ? shipping : await findAddressOf(db, customer.id, billingAddressId);
  if (!billing) return fail('not_found', 'Please select billing address', { field: 'billingAddressId' });

  const placed = await placeOrder(call, {
    customerId: customer.id,
    cartId: input.cartId,
    // An order that is picked up has the billing address for both.
    addresses: { billing: { ...billing, purchaseOrder: input.purchaseOrder }, shipping: shipping ?? billing },
    hasShippingAddress: shipping !== null,
    terms: paidOnline,
    acceptedTotal: input.acceptedTotal,
  });
  if (!placed.ok) return placed;
  const { id, reference, totalPaise } = placed.value;
  return ok({ orderId: id, transactionId: reference, number: orderNumber(placed.value), total: totalPaise });
};
