import type { DeskStep } from '@boxwright/contract';
import {
  isStepBack,
  type OrderStatus,
  type OrderTransition,
  orderTransitions,
  paidStepOf,
  stillToPay,
  whatHappensNext,
} from '@boxwright/orders';
import type { PaymentWaiver } from '@boxwright/storage';
import { nextItems } from '../orders/next-items.ts';
import { needsCourier } from '../orders/refuse-to-dispatch.ts';
import { whyUnpaid } from '../orders/refuse-unpaid.ts';
import { statusLabel } from '../orders/status-label.ts';
import type { StoredOrder } from '../orders/stored-order.ts';

/** The steps that staff may take next with an order, except cancelling it, and what each step mails to its customer. */
export function deskSteps(
  { order, lines, money }: Pick<StoredOrder, 'order' | 'lines' | 'money'>,
  waiver: Pick<PaymentWaiver, 'step'> | undefined,
): DeskStep[] {
  const transitions: readonly OrderTransition[] = orderTransitions[order.status];
  const waitsFor = (to: OrderStatus) => {
    const step = paidStepOf(to);
    return (step && whyUnpaid(step, order, money, waiver)) ?? '';
  };
  return transitions
    .filter(({ to, by }) => to !== 'Cancelled' && by.includes('staff'))
    .map(({ to }) => ({
      to,
      label: statusLabel(to),
      whatHappensNext: whatHappensNext({
        status: to,
        items: nextItems(lines),
        isApproved: order.readyBy !== null,
        toPay: stillToPay({ ...order, status: to, isCarriageKept: false }),
      }),
      waitsFor: isStepBack(order.status, to) ? '' : waitsFor(to),
      needsCourier: needsCourier(order, to),
    }));
}

/** Whether staff may still cancel an order of this status. */
export const isCancellable = (status: OrderStatus): boolean => {
  const transitions: readonly OrderTransition[] = orderTransitions[status];
  return transitions.some(({ to, by }) => to === 'Cancelled' && by.includes('staff'));
};
