import { readyWayOf, startsWithPayment } from '@boxwright/orders';
import { ReadyBy } from '../delivery/ReadyBy.tsx';
import { isOrderApprovedBefore } from './is-order-approved-before.ts';
import type { LoadedOrder } from './load-order.ts';
import { hasDates } from './order-form.ts';

/** When a placed order ships, arrives or can be collected; nothing once it is packed. */
export function OrderReadyBy({ order, className = '' }: { order: LoadedOrder; className?: string }) {
  const [head] = order;
  if (!hasDates(head) && head.dates === null) return null;
  return (
    <ReadyBy
      dates={head.dates}
      way={readyWayOf(order.map(({ itemDeliveryType }) => itemDeliveryType))}
      awaitsPayment={startsWithPayment(head)}
      isApproved={isOrderApprovedBefore(order) && 'ordered'}
      className={className}
    />
  );
}
