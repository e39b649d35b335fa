import { ok } from '@boxwright/contract';
import { inTransaction, lockOrderWithCart, raiseAlert, waivePayment } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import type { AlertKind } from '../../selling/alerts/alert-kinds.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';

export const WaivePayment: Handler<'WaivePayment'> = async ({ orderId, step, reason }, { services, visitor }) =>
  inTransaction(services.db, async (tx) => {
    const order = await lockOrderWithCart(tx, orderId);
    if (!order) return noSuchOrder;
    const createdAt = services.now();
    const { id: staffId, name } = visitor.staff;
    await waivePayment(tx, { orderId, step, staffId, reason, createdAt });
    await noted(tx, { services, visitor }, 'WaivePayment', ['order', orderId, orderNumber(order)], {
      after: { unpaidUpTo: step },
      reason,
    });
    await raiseAlert(tx, {
      key: `payment-waived:${orderId}:${createdAt.toISOString()}`,
      kind: 'payment-waived' satisfies AlertKind,
      orderId,
      message: `${orderNumber(order)}: ${name} lets it go on up to its ${step}, also unpaid. Reason: ${reason}`,
      createdAt,
    });
    return ok({ step });
  });
