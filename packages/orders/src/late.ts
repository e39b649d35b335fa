import type { OrderStatus } from './status.ts';

/**
 * Whether an order should have been ready before today and isn't: it is neither on its way nor packed for collection.
 *
 * @param order `readyBy` and `today` as `YYYY-MM-DD` in India; `readyBy` is null if no day was set
 */
export function isLate(
  order: { readonly status: OrderStatus; readonly deliveryType: string; readonly readyBy: string | null },
  today: string,
): boolean {
  if (order.readyBy === null || order.readyBy >= today) return false;
  if (order.status === 'Packed') return order.deliveryType !== 'SelfPickup';
  return order.status === 'Order Accepted' || order.status === 'In Production';
}
