import { fail, ok } from '@boxwright/contract';
import { inTransaction, lockOrder, setExportedTo } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { indianDay } from '../../process/indian-day.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { refuseDay } from '../../selling/desk/refuse-day.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';

export const NoteShippingBill: Handler<'NoteShippingBill'> = async (
  { orderId, port, number, day },
  { services, visitor },
) =>
  inTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return noSuchOrder;
    if (order.exportedTo === null) return fail('conflict', 'This order is no export.');
    const refused = day === '' ? undefined : refuseDay(day, indianDay(services.now()), 'day');
    if (refused) return refused;
    const papers = {
      port: port.toUpperCase() || null,
      shippingBill: number.toUpperCase() || null,
      shippingBillOn: day || null,
    };
    await setExportedTo(tx, orderId, { ...order.exportedTo, ...papers });
    const { buyerName: _, buyerAddress: __, country: ___, ...before } = order.exportedTo;
    const about = ['order', orderId, orderNumber(order)] as const;
    await noted(tx, { services, visitor }, 'NoteShippingBill', about, { before, after: papers });
    return ok({ orderId });
  });
