import { orderStatuses, orderStatusNames, paymentStatuses } from '@boxwright/orders';
import type { OrderSearch } from '@boxwright/storage';

const cashOnDelivery = 'cash on delivery';

/**
 * What a customer typed as a search of their orders: part of a number, of a status or of a payment status as the
 * tables show them, in any case. Undefined for nothing but spaces.
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
