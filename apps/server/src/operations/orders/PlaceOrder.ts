import { fail, ok } from '@boxwright/contract';
import { findAddressOf } from '@boxwright/storage';
import type { Handler } from '../../door/call.ts';
import { paidOnline } from '../../selling/orders/compose-order.ts';
import { orderNumber } from '../../selling/orders/order-number.ts';
import { placeOrder } from '../../selling/orders/place-order.ts';

export const PlaceOrder: Handler<'PlaceOrder'> = async (input, call) => {
  const { customer } = call.visitor;
  const { db } = call.services;
  const shipping = await findAddressOf(db, customer.id, input.shippingAddressId);
  if (!shipping) return fail('not_found', 'Please select shipping address', { field: 'shippingAddressId' });
  const isSame = input.billingAddressId === input.shippingAddressId;
  const billing = isSame ? shipping : await findAddressOf(db, customer.id, input.billingAddressId);
  if (!billing) return fail('not_found', 'Please select billing address', { field: 'billingAddressId' });

  const placed = await placeOrder(call, {
    customerId: customer.id,
    cartId: input.cartId,
    addresses: { billing, shipping },
    terms: paidOnline,
    acceptedTotal: input.acceptedTotal,
  });
  if (!placed.ok) return placed;
  const { id, reference, totalPaise } = placed.value;
  return ok({ orderId: id, transactionId: reference, number: orderNumber(placed.value), total: totalPaise });
};
