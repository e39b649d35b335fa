import { fail, ok } from '@boxwright/contract';
import { findAddressOf } from '@boxwright/storage';
import type { Handler } from '../../door/call.ts';
import { signedOutText } from '../../door/invoke.ts';
import { orderNumber } from '../../orders/orderNumber.ts';
import { placeOrder } from '../../orders/placeOrder.ts';
import { refuseForeignCustomer } from '../../policies/ownCustomer.ts';

export const PlaceOrder: Handler<'PlaceOrder'> = async (input, call) => {
  const foreign = refuseForeignCustomer(call, input.customerId);
  if (foreign) return foreign;
  const { customer } = call.visitor;
  if (!customer) return fail('signed_out', signedOutText);
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
    acceptedTotal: input.acceptedTotal,
  });
  if (!placed.ok) return placed;
  const { id, reference, totalPaise } = placed.value;
  return ok({ orderId: id, transactionId: reference, number: orderNumber(placed.value), total: totalPaise });
};
