import { formatDay, type Result } from '@boxwright/contract';
import { isPaidByTransfer } from '@boxwright/orders';
import { inTransaction, lockOrderWithCart, type Order, raiseAlert } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { indianDay } from '../../process/indian-day.ts';
import type { AlertKind } from '../alerts/alert-kinds.ts';
import { orderNumber } from '../company/order-number.ts';
import { orderMoneyOf } from '../orders/balance.ts';
import { moveOrder } from './move-order.ts';

/**
 * Cancels an order whose transfer hasn't arrived by its day, and informs its customer and the desk. Does nothing if
 * part of it has come, a payment is under way, or another way to pay was chosen meanwhile.
 */
export const cancelUntransferred = (services: Services, orderId: number): Promise<void> =>
  inTransaction(services.db, async (tx) => {
    const order = await lockOrderWithCart(tx, orderId);
    if (!order || !isUntransferred(order, indianDay(services.now()))) return;
    const { paid, attempts } = await orderMoneyOf(tx, order);
    if (paid > 0 || attempts.some(({ state }) => state === 'open' || state === 'pending')) return;
    const day = formatDay(order.paymentDueOn);
    const cancelled: Result<Order> = await moveOrder(services, tx, order, {
      to: 'Cancelled',
      by: { staffId: null },
      note: `Its transfer had not arrived by ${day}. If you have sent it, it comes back to you: please write to us with your account.`,
    });
    const outcome = cancelled.ok ? 'is cancelled' : `could not be cancelled (${cancelled.failure.text})`;
    await raiseAlert(tx, {
      key: `transfer-missing:${orderId}`,
      kind: 'transfer-missing' satisfies AlertKind,
      orderId,
      message: `${orderNumber(order)} ${outcome}: its transfer had not arrived by ${day}. If it arrives, record it with the order.`,
    });
  });

const isUntransferred = (order: Order, today: string): order is Order & { readonly paymentDueOn: string } =>
  isPaidByTransfer(order.paymentMode) &&
  order.status === 'IN-PROCESS' &&
  order.paymentStatus === 'Payment Pending' &&
  order.paymentDueOn !== null &&
  order.paymentDueOn < today;
