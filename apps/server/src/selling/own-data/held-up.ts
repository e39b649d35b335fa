import { formatRupees, paise } from '@boxwright/money';
import type { OrderToErase } from '@boxwright/storage';
import { orderNumber } from '../company/order-number.ts';

/** Further orders are only counted. */
const mostSentences = 5;

/** Whether an order was never paid nor sent, and nothing more is expected of it, so that no law requires its addresses. */
export const cameToNothing = ({ status, received, confirmedAt, isBeingPaid, isInvoiced }: OrderToErase): boolean =>
  received === 0 &&
  !isBeingPaid &&
  !isInvoiced &&
  (status === 'Cancelled' || (status === 'IN-PROCESS' && confirmedAt === null));

/** Why an account can't be erased yet, a sentence for each order and for money on account; empty when it can. */
export function heldUpBy(orders: readonly OrderToErase[], onAccount: number): readonly string[] {
  const sentences = orders.flatMap((order) => reasonOf(order) ?? []);
  const more = sentences.length - mostSentences;
  return [
    ...(onAccount > 0 ? [`${inRupees(onAccount)} are held on your account and still to be paid back.`] : []),
    ...(more <= 1 ? sentences : [...sentences.slice(0, mostSentences), `${more} more orders are not finished either.`]),
  ];
}

function reasonOf(order: OrderToErase): string | undefined {
  const { status, received, held, noted, totalPaise, keptPaise, refunding } = order;
  const number = orderNumber(order);
  if (order.isBeingPaid) return `A payment for order ${number} is under way. Its result is known within the hour.`;
  if (order.hasOpenReturn) return `Your return request for order ${number} is not decided yet.`;
  if (cameToNothing(order)) return undefined;
  if (status === 'Cancelled') {
    const rest = keptPaise - held;
    if (rest > 0) return `${inRupees(rest)} of the carriage of order ${number} are still to be paid.`;
    return rest < 0 ? `${inRupees(-rest)} of the cancelled order ${number} are still to be refunded.` : undefined;
  }
  if (status !== 'Delivered') return `Order ${number} is under way.`;
  if (received < totalPaise) return `${inRupees(totalPaise - received)} of order ${number} are still to be paid.`;
  const owed = Math.max(held + noted - totalPaise, refunding);
  return owed > 0 ? `${inRupees(owed)} of order ${number} are still to be refunded.` : undefined;
}

const inRupees = (amount: number): string => formatRupees(paise(amount));
