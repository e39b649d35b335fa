import { fail, ok } from '@boxwright/contract';
import { inTransaction, replaceOrderLink, stepsOfOrder } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { findOwnOrder } from '../../selling/orders/own-order.ts';
import { linkOfToken, trackToken } from '../../selling/orders/track-token.ts';
import { trackedUntil } from '../../selling/orders/tracking.ts';

export const StopTrackingLink: Handler<'StopTrackingLink'> = async ({ orderId, token }, { services, visitor }) => {
  const { db, secrets, now } = services;
  const order = await findOwnOrder(db, visitor.customer, orderId);
  if (!order.ok) return order;
  const link = linkOfToken(secrets.trackToken, token);
  if (link?.orderId !== orderId)
    return fail('invalid', 'This link doesn’t belong to this order. Please load the page again.');
  const version = await inTransaction(db, (tx) => replaceOrderLink(tx, orderId, link.version, now()));
  const steps = await stepsOfOrder(db, orderId);
  return ok({
    token: trackToken(secrets.trackToken, { orderId, version }),
    until: trackedUntil(order.value, steps),
  });
};
