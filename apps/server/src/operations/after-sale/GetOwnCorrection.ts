import { ok } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { ownCorrection } from '../../selling/desk/own-correction.ts';
import { findOwnOrder } from '../../selling/orders/own-order.ts';

export const GetOwnCorrection: Handler<'GetOwnCorrection'> = async ({ orderId }, { services, visitor }) => {
  const order = await findOwnOrder(services.db, visitor.customer, orderId);
  return order.ok ? ok(await ownCorrection(services.db, order.value)) : order;
};
