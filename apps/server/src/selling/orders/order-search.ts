import { orderStatuses, orderStatusNames, paymentStatuses } from '@boxwright/orders';
import type { OrderSearch } from '@boxwright/storage';

const cashOnDelivery = 'cash on delivery';

/**
 * Parses what a customer typed to search their orders: part of an order number, status or payment status as the tables
 * show them, case-insensitive. Undefined for a blank text.
 */
export function orderSearch(typed: string): OrderSearch | undefined {
  const words = typed.trim().replace(/\s+/g, ' ').toLowerCase();
  if (words === '') return undefined;
  return {
    number: words,
    statuses: orderStatuses.filter((status) => orderStatusNames[status].toLowerCase().includes(words)),
    paymentStatuses: paymentStatuses.filter((status) => status.toLowerCase().includes(words)),
    cashOnDelivery: cashOnDelivery.includes(words),
  };
}
