import { fail, type Input, type MovedOrder, ok, type Result } from '@boxwright/contract';
import {
  findSharedParcel,
  isStepBack,
  type OrderStatus,
  type OrderTransition,
  orderProgress,
  orderTransitions,
  sharedParcelText,
} from '@boxwright/orders';
import {
  type Db,
  inTransaction,
  lockOrderWithCart,
  type OrderStep,
  readDeskOrders,
  stepsOfOrder,
} from '@boxwright/storage';
import type { CallOf, Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { indianDay } from '../../process/indian-day.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { moveOrder } from '../../selling/order-steps/move-order.ts';
import { refuseStep } from '../../selling/order-steps/refuse-step.ts';
import { undoUntilOf } from '../../selling/order-steps/take-order-back.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';
import { statusLabel } from '../../selling/orders/status-label.ts';

/** A separate transaction for each order: one that can't be moved doesn't stop the others. */
export const MoveOrders: Handler<'MoveOrders'> = async ({ orders, to, reason, note }, call) => {
  const refused = to === 'Dispatched' ? await refuseSharedParcel(call.services.db, orders) : undefined;
  if (refused) return refused;
  const answers: MovedOrder[] = [];
  for (const seen of orders) {
    const { number, moved } = await moveOne(seen, { to, reason, note, others: orders.length - 1 }, call).catch(
      (error: unknown) => {
        call.log.error({ err: error, orderId: seen.id }, 'an order could not be moved');
        return { number: '', moved: fail('internal', 'This order could not be moved. Please open it and try again.') };
      },
    );
    answers.push({
      ...{ id: seen.id, number, isMoved: moved.ok, problem: moved.ok ? '' : moved.failure.text },
      ...{ stepId: moved.ok ? moved.value.id : null, undoUntil: moved.ok ? moved.value.undoUntil : null },
    });
  }
  return ok({ orders: answers });
};

type Asked = Input<'MoveOrders'>;

/** Refuses a label that was scanned twice: a customer would be mailed the number of somebody else's parcel. */
async function refuseSharedParcel(db: Db, asked: Asked['orders']): Promise<Result<never> | undefined> {
  const orders = await readDeskOrders(
    db,
    asked.map(({ id }) => id),
  );
  const parcels = asked.flatMap(({ id, trackingNumber }) =>
    orders
      .filter((order) => order.id === id)
      .map((order) => ({ customerId: order.customerId, number: orderNumber(order), trackingNumber })),
  );
  const shared = findSharedParcel(parcels);
  return shared === null ? undefined : fail('invalid', sharedParcelText(shared), { field: 'trackingNumber' });
}

const moveOne = (
  { id, seenStatus, ...transport }: Asked['orders'][number],
  { to, reason, note, others }: Pick<Asked, 'to' | 'reason' | 'note'> & { readonly others: number },
  { services, visitor }: CallOf<'MoveOrders'>,
): Promise<{ number: string; moved: Result<OrderStep> }> =>
  inTransaction(services.db, async (tx) => {
    const order = await lockOrderWithCart(tx, id);
    if (!order) return { number: '', moved: noSuchOrder };
    const number = orderNumber(order);
    if (order.status !== seenStatus) {
      return { number, moved: fail('conflict', `It is ${statusLabel(order.status)} now.`) };
    }
    if (note && to !== 'Returned' && !isStepBack(order.status, to)) {
      const text = `It is ${statusLabel(order.status)}, so it doesn’t go back to ${statusLabel(to)}.`;
      return { number, moved: fail('conflict', text) };
    }
    const outOfTurn = refuseOutOfTurn(order.status, to);
    if (outOfTurn) return { number, moved: outOfTurn };
    const back = { ...(reason ? { reason } : {}), ...(note ? { note } : {}) };
    const refused = await refuseStep(tx, order, { to, ...transport, ...back }, indianDay(services.now()));
    if (refused) return { number, moved: refused };
    const { id: staffId } = visitor.staff;
    const undoUntil = await undoUntilOf(tx, order, to, services.now());
    const moved = await moveOrder(services, tx, order, { to, by: { staffId }, ...transport, ...back, undoUntil });
    if (!moved.ok) return { number, moved };
    await noted(tx, { services, visitor }, 'MoveOrders', ['order', id, number], {
      before: { status: order.status },
      after: { status: to, others },
    });
    const step = (await stepsOfOrder(tx, id)).at(-1);
    if (!step) throw new Error('A step that was just taken is missing.');
    return { number, moved: ok(step) };
  });

/** Refuses a step that the order has taken, or whose turn hasn't come, before its artwork and money are looked at. */
function refuseOutOfTurn(from: OrderStatus, to: OrderStatus): Result<never> | undefined {
  const steps: readonly OrderTransition[] = orderTransitions[from];
  const places: readonly string[] = orderProgress;
  if (!places.includes(to) || steps.some((step) => step.to === to)) return undefined;
  const isPast = places.indexOf(from) >= places.indexOf(to);
  if (isPast) return fail('conflict', `It is ${statusLabel(from)} already.`);
  return from === 'IN-PROCESS' ? fail('conflict', 'Please accept it first.') : undefined;
}
