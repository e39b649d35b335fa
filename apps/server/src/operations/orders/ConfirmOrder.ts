import { ok } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { commitToOrder } from '../../selling/orders/commit-to-order.ts';
import { referenceWithoutGateway } from '../../selling/orders/payment-reference.ts';

export const ConfirmOrder: Handler<'ConfirmOrder'> = async ({ paymentMode, ...wanted }, call) => {
  const { customer } = call.visitor;
  const placed = await commitToOrder(call.services, { ...wanted, customerId: customer.id, mode: paymentMode });
  if (!placed.ok) return placed;
  const { id, totalPaise } = placed.value;
  return ok({ orderId: id, paymentReference: referenceWithoutGateway(placed.value), total: totalPaise });
};
