import { fail, type Input, type MovedOrder, ok, type Result } from '@boxwright/contract';
import {
  effectOfParcel,
  type OrderStatus,
  type ParcelState,
  parcelStateName,
  plainParcelNumber,
  statusAsOrder,
} from '@boxwright/orders';
import {
  inTransaction,
  listChanges,
  lockOrderWithCart,
  type Order,
  type OrderStep,
  type ParcelPacked,
  parcelsOf,
  raiseAlert,
  stepsOfOrder,
  type Tx,
} from '@boxwright/storage';
import type { CallOf, Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import type { AlertKind } from '../../selling/alerts/alert-kinds.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { moveOrder } from '../../selling/order-steps/move-order.ts';
import { moveParcel } from '../../selling/order-steps/move-parcel.ts';
import { undoUntilOf } from '../../selling/order-steps/take-order-back.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';
import { statusLabel } from '../../selling/orders/status-label.ts';

type Asked = Input<'ApplyParcelStates'>;
type Call = CallOf<'ApplyParcelStates'>;

/** A separate transaction for each row: one that can't be done doesn't stop the others. */
export const ApplyParcelStates: Handler<'ApplyParcelStates'> = async ({ rows, reason }, call) => {
  if (reason === undefined && rows.some(({ state }) => state === 'rto-delivered'))
    return fail('invalid', 'Please choose why they came back.', { field: 'reason' });
  const answers: MovedOrder[] = [];
  for (const row of rows) {
    const { number, done } = await applyOne(row, reason, call).catch((error: unknown) => {
      call.log.error({ err: error, orderId: row.id }, 'a parcel’s state could not be entered');
      return { number: '', done: fail('internal', 'This order could not be moved. Please open it and try again.') };
    });
    answers.push({
      ...{ id: row.id, number, isMoved: done.ok, problem: done.ok ? '' : done.failure.text },
      ...{
        stepId: done.ok ? (done.value?.id ?? null) : null,
        undoUntil: done.ok ? (done.value?.undoUntil ?? null) : null,
      },
    });
  }
  return ok({ orders: answers });
};

/** What was done with an order: the step that it took, or null for a note. */
type Done = Result<OrderStep | null>;

const applyOne = (
  { id, seenStatus, trackingNumber, state }: Asked['rows'][number],
  reason: Asked['reason'],
  { services, visitor }: Call,
): Promise<{ number: string; done: Done }> =>
  inTransaction(services.db, async (tx) => {
    const order = await lockOrderWithCart(tx, id);
    if (!order) return { number: '', done: noSuchOrder };
    const number = orderNumber(order);
    const carried = await findCarried(tx, order, { seenStatus, trackingNumber });
    if (!carried.ok) return { number, done: carried };
    const { status, parcel } = carried.value;
    const effect = effectOfParcel(status, state);
    const note = { parcel: plainParcelNumber(trackingNumber), courierSays: parcelStateName(state) };
    const say = (change: object) =>
      noted(tx, { services, visitor }, 'ApplyParcelStates', ['order', id, number], change);
    if (effect === 'known' || effect === 'by-hand') {
      return { number, done: fail('conflict', `It is ${statusLabel(status)}: please look at it.`) };
    }
    if (effect === 'note') {
      if (await isNoted(tx, id, note)) return { number, done: ok(null) };
      await say({ after: note });
      if (state === 'rto-initiated') await warn(tx, order, trackingNumber);
      return { number, done: ok(null) };
    }
    const { to } = effect;
    const undoUntil = await undoUntilOf(tx, order, to, services.now());
    const why = to === 'Returned' ? { reason: reasonOf(state, reason) } : {};
    const { id: staffId } = visitor.staff;
    const moved = parcel
      ? await moveParcel(services, tx, order, parcel, {
          ...{ to: to === 'Delivered' ? 'delivered' : 'returned', staffId, undoUntil },
          ...why,
        })
      : await moveOrder(services, tx, order, { to, by: { staffId }, ...why, undoUntil });
    if (!moved.ok) return { number, done: moved };
    await say({ before: { status }, after: { status: to, ...note } });
    const hasStepped = moved.value.status !== order.status;
    return { number, done: ok(hasStepped ? ((await stepsOfOrder(tx, id)).at(-1) ?? null) : null) };
  });

const reasonOf = (state: ParcelState, reason: Asked['reason']) => (state === 'lost' ? 'lost' : reason);

/** What a courier carries under a number: a parcel of the order, or all of it. */
interface Carried {
  readonly status: OrderStatus;
  readonly parcel: ParcelPacked | undefined;
}

/** Refuses a word about another parcel, or about one that somebody has moved meanwhile. */
async function findCarried(
  tx: Tx,
  order: Order,
  { seenStatus, trackingNumber }: Pick<Asked['rows'][number], 'seenStatus' | 'trackingNumber'>,
): Promise<Result<Carried>> {
  const parcels = await parcelsOf(tx, order.id);
  const isIt = (number: string | null | undefined) =>
    plainParcelNumber(number ?? '') === plainParcelNumber(trackingNumber);
  const named = parcels.filter((each) => isIt(each.trackingNumber));
  // A courier may carry two parcels under one number.
  const parcel = named.find((each) => statusAsOrder(each.status) === seenStatus) ?? named[0];
  const status = parcel ? statusAsOrder(parcel.status) : order.status;
  if (status !== seenStatus) return fail('conflict', `It is ${statusLabel(status)} now.`);
  if (parcel) return ok({ status, parcel });
  const sent = (await stepsOfOrder(tx, order.id)).findLast((step) => step.status === 'Dispatched');
  return sent && parcels.length === 0 && isIt(sent.trackingNumber)
    ? ok({ status, parcel })
    : fail('conflict', 'It has another parcel now.');
}

/** Whether the same was noted before, as when a list is read twice. */
const isNoted = async (tx: Tx, orderId: number, note: { readonly parcel: string; readonly courierSays: string }) =>
  (await listChanges(tx, { subject: 'order', subjectId: String(orderId) }, 200)).some(
    ({ operation, after }) =>
      operation === 'ApplyParcelStates' &&
      after?.['parcel'] === note.parcel &&
      after['courierSays'] === note.courierSays,
  );

const warn = (tx: Tx, order: Order, trackingNumber: string) =>
  raiseAlert(tx, {
    key: `parcel-returning:${order.id}:${plainParcelNumber(trackingNumber)}`,
    kind: 'parcel-returning' satisfies AlertKind,
    orderId: order.id,
    message: `${orderNumber(order)}: the courier brings parcel ${trackingNumber} back. Call the customer, perhaps it can still be delivered.`,
  });
