import { fail, ok, type Result } from '@boxwright/contract';
import { type ComeBackReason, comeBackWords, isStepBack, mayMoveOrder, type OrderStatus } from '@boxwright/orders';
import {
  documentsOf,
  insertOrderStep,
  linesOfOrders,
  type Order,
  moveOrder as setStatus,
  stepsOfOrder,
  type Tx,
} from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { fixLines } from '../orders/fix-lines.ts';
import { goesInParts, readPartsIn } from '../orders/parts.ts';
import { settleReadyDay } from '../orders/ready-day.ts';
import { readSuppliedIn, suppliedWords } from '../orders/supplied.ts';
import { tellStep } from '../orders/tell-step.ts';
import { followProduction } from '../production/follow-production.ts';
import { afterCancelling, refuseToCancel } from './cancel-order.ts';
import { refuseShort } from './refuse-short.ts';
import { sendOrder } from './send-order.ts';
import { creditMissing, refuseStepOfParts, stepOfParts } from './step-of-parts.ts';

export interface OrderMove {
  readonly to: OrderStatus;
  /** The member of staff (null: the shop by itself, because a day has passed), or the order's own customer. */
  readonly by: { readonly staffId: number | null } | 'customer';
  /** For a dispatch with a delivery partner. */
  readonly courier?: string | undefined;
  readonly trackingNumber?: string | undefined;
  /** Why it came back. */
  readonly reason?: ComeBackReason | undefined;
  /** What the buyer bears of the carriage when an order that came back is closed, in paise. */
  readonly kept?: number | undefined;
  /** Whether the customer agrees that fewer pieces are sent than the terms allow. */
  readonly isShortAgreed?: boolean | undefined;
  /** A text for the customer's mail about the step. */
  readonly note?: string;
  /** Until when it can be taken back. */
  readonly undoUntil?: Date | null;
  /** Whether it follows from what became of the parcels of an order that goes in parts, at this moment. */
  readonly follows?: {
    readonly at: Date;
    /** Whether it goes on to another step in the same moment, which is the one that the customer is mailed about. */
    readonly isPassed: boolean;
  };
}

/**
 * Moves an order to its next status, with everything that the step causes, in the caller's transaction. Every change
 * of a status goes through this.
 *
 * @param order locked by the caller after its cart; refused if another transaction has moved it meanwhile
 */
export async function moveOrder(
  services: Pick<Services, 'db' | 'gateway' | 'jobs' | 'now'>,
  tx: Tx,
  order: Order,
  move: OrderMove,
): Promise<Result<Order>> {
  const { to, by, reason, isShortAgreed, note, follows, undoUntil = null } = move;
  const now = follows?.at ?? services.now();
  const actor = by === 'customer' ? 'customer' : 'staff';
  const allowed = mayMoveOrder({ from: order.status, to, by: actor, placedAt: order.placedAt, now });
  if (!allowed.ok) return fail('conflict', allowed.text);
  const parts = (await goesInParts(tx, order.id)) ? await readPartsIn(services.db, tx, order) : undefined;
  const perParcel = parts && !follows ? refuseStepOfParts(parts, order.status, to) : undefined;
  if (perParcel) return perParcel;
  const isAllSent = to === 'Dispatched' && order.status === 'Packed';
  // An order that is sent again has its invoice; one that goes in parts has had it since its first parcel.
  const isFirstSent = to === 'Dispatched' && !parts && (await documentsOf(tx, order.id, 'tax-invoice')).length === 0;
  const supplied =
    isFirstSent || (parts && isAllSent && !follows)
      ? await readSuppliedIn(services.db, tx, order, await linesOfOrders(tx, [order.id]))
      : [];
  const refused = to === 'Cancelled' ? await refuseToCancel(tx, order, actor) : refuseShort(supplied, isShortAgreed);
  if (refused) return refused;
  const kept = to === 'Cancelled' ? move.kept : undefined;
  const moved = await setStatus(tx, order.id, { from: [order.status], to, ...(kept ? { keptPaise: kept } : {}) });
  if (!moved) return fail('conflict', 'This order has changed meanwhile. Please load the page again.');
  const staffId = by === 'customer' ? null : by.staffId;
  const isBack = isStepBack(order.status, to);
  // What wasn't delivered after all is in the parcel that it was in.
  const { courier, trackingNumber } = isBack && to === 'Dispatched' ? await lastParcel(tx, order.id) : move;
  const step = await insertOrderStep(tx, order.id, {
    status: to,
    actor,
    staffId,
    courier: courier || null,
    trackingNumber: trackingNumber || null,
    reason: reason ?? null,
    note:
      [reason && comeBackWords[reason].text, isFirstSent ? suppliedWords(supplied) : '', note]
        .filter(Boolean)
        .join(' ') || null,
    undoUntil,
    createdAt: now,
  });
  if (to === 'Order Accepted') await fixLines(services, tx, moved);
  if (isFirstSent) {
    const transport = transportOf(courier, trackingNumber);
    await sendOrder(services, tx, moved, { transport, supplied, staffId });
  }
  if (parts) {
    const step = { to, courier, trackingNumber, reason, staffId, at: now };
    if (!follows) await stepOfParts(services, tx, moved, parts, step);
    const credited = isAllSent ? await creditMissing(services, tx, moved, step) : undefined;
    if (credited && !credited.ok) throw new Error(`Missing pieces couldn’t be credited: ${credited.failure.text}`);
  }
  if (to === 'Cancelled') await afterCancelling(services, tx, moved, { by: actor, at: now });
  // The jobs of an order that was packed before are closed.
  if (!isBack) await followProduction(tx, moved, to, { staffId, now });
  await settleReadyDay(services, tx, moved);
  if (!follows?.isPassed) await tellStep(tx, services, step, now);
  return ok(moved);
}

const lastParcel = async (tx: Tx, orderId: number): Promise<Pick<OrderMove, 'courier' | 'trackingNumber'>> => {
  const sent = (await stepsOfOrder(tx, orderId)).findLast(({ status }) => status === 'Dispatched');
  return { courier: sent?.courier ?? '', trackingNumber: sent?.trackingNumber ?? '' };
};

/** Undefined where the goods are collected. */
const transportOf = (courier: string | undefined, trackingNumber: string | undefined) =>
  courier ? { courier, ...(trackingNumber ? { trackingNumber } : {}) } : undefined;
