import { type AwaitsPayment, owesRest, startsWithPayment } from '@boxwright/orders';
import { isOrderApprovedBefore } from './is-order-approved-before.ts';
import { nextItemsOf } from './item-artwork.ts';
import type { LoadedOrder } from './load-order.ts';
import { hasDates } from './order-form.ts';
import { ReadyByItems } from './ReadyByItems.tsx';

interface OrderReadyByProps {
  order: LoadedOrder;
  /** What work waits for beside proofs; by the order's way to pay if absent. */
  awaitsPayment?: AwaitsPayment;
  className?: string;
}

/** When a placed order ships, arrives or can be collected; nothing once it is packed. */
export function OrderReadyBy({ order, awaitsPayment, className = '' }: OrderReadyByProps) {
  const [head] = order;
  if (!hasDates(head) && head.dates === null) return null;
  return (
    <ReadyByItems
      items={nextItemsOf(order)}
      dates={head.dates}
      awaitsPayment={awaitsPayment ?? startsWithPayment(head)}
      owesRest={owesRest(head)}
      isApproved={isOrderApprovedBefore(order) && 'ordered'}
      className={className}
    />
  );
}
