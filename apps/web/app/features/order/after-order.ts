import type { Company } from '@boxwright/contract';
import { owesRest, readySentences, startsWithPayment, stillToPay, whatHappensNext } from '@boxwright/orders';
import { isOrderApprovedBefore } from './is-order-approved-before.ts';
import { nextItemsOf } from './item-artwork.ts';
import type { LoadedOrder } from './load-order.ts';

/** Whether all of it is printed as approved: in an earlier order, or by now in this one, whose dates hold then. */
const isApproved = (order: LoadedOrder): boolean => isOrderApprovedBefore(order) || order[0].dates?.approvedOn === null;

/** What the mail about a new order tells beside the order. */
export const mailedWords = (order: LoadedOrder): string =>
  order.every(({ itemKind, artworkStanding }) => itemKind === 'sample' || artworkStanding === null) || isApproved(order)
    ? 'with the next steps'
    : 'with the next steps for your artwork';

/** What happens next with an order that was just placed or paid, and when its items are ready. */
export function wordsAfterOrder(
  order: LoadedOrder,
  { workingDaysToShip, daysToSample }: Pick<Company, 'workingDaysToShip' | 'daysToSample'>,
): string {
  const [head] = order;
  const items = nextItemsOf(order);
  const next = whatHappensNext({ ...head, items, isApproved: isApproved(order), toPay: stillToPay(head) });
  const ready = readySentences(items, {
    // A day stands in the order form.
    dates: head.dates?.approvedOn === null ? head.dates : null,
    workingDaysToShip,
    daysToSample,
    awaitsPayment: startsWithPayment(head),
    owesRest: owesRest(head),
    isApproved: isOrderApprovedBefore(order) && 'ordered',
  });
  return `${next} ${ready}`;
}
