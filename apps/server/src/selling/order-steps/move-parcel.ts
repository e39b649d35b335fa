import { fail, ok, type Result } from '@boxwright/contract';
import {
  type ComeBackReason,
  mayMoveParcel,
  type OrderStatus,
  type ParcelStatus,
  statusOfParcels,
} from '@boxwright/orders';
import { linesOfOrders, type Order, type ParcelPacked, setParcel, type Tx } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { issuePartPapers } from '../documents/issue-invoice.ts';
import { freePiecesOf, quantitiesOf, readPartsIn } from '../orders/parts.ts';
import { readSuppliedIn } from '../orders/supplied.ts';
import { moveOrder } from './move-order.ts';
import { refuseShort } from './refuse-short.ts';

type Moving = Pick<Services, 'db' | 'gateway' | 'jobs' | 'now'>;

export interface ParcelMove {
  readonly to: Exclude<ParcelStatus, 'credited'>;
  readonly staffId: number;
  readonly courier?: string | undefined;
  readonly trackingNumber?: string | undefined;
  readonly reason?: ComeBackReason | undefined;
  readonly isShortAgreed?: boolean | undefined;
  /** Until when the order's step that follows can be taken back. */
  readonly undoUntil?: Date | null;
}

/**
 * Moves a parcel of an order that goes in parts, with its papers, and the order where its status follows. Its customer is
 * mailed once: about the order's step, or else about the parcel's. The caller holds the locks of cart and order, and has
 * asked whether it may be sent.
 */
export async function moveParcel(
  services: Moving,
  tx: Tx,
  order: Order,
  parcel: ParcelPacked,
  move: ParcelMove,
): Promise<Result<Order>> {
  const { to, staffId, courier, trackingNumber, reason, isShortAgreed } = move;
  if (!mayMoveParcel(parcel.status, to))
    return fail('conflict', 'This parcel has changed. Please load the page again.');
  const at = services.now();
  const before = await readPartsIn(services.db, tx, order);
  const othersPacked = before.parcels.some(({ id, status }) => id !== parcel.id && status === 'packed');
  const isLast = to === 'sent' && before.isAllPacked && !othersPacked;
  if (isLast && parcel.status === 'packed') {
    if (order.status !== 'Packed')
      return fail('conflict', 'With this parcel everything is sent: please mark the order as packed first.');
    const supplied = await readSuppliedIn(services.db, tx, order, await linesOfOrders(tx, [order.id]));
    const refused = refuseShort(supplied, isShortAgreed);
    if (refused) return refused;
  }
  // Sent by mistake, it has no courier; not delivered after all, it is with the one that it was with.
  const isSending = to === 'sent' && parcel.status !== 'delivered';
  const named = isSending
    ? { courier: courier || null, trackingNumber: trackingNumber || null, reason: null }
    : to === 'packed'
      ? { courier: null, trackingNumber: null }
      : to === 'returned'
        ? { reason: reason ?? 'refused' }
        : {};
  const step = await setParcel(tx, parcel.id, { status: to, ...named }, { staffId, at });
  if (isSending) {
    await issuePartPapers(services, tx, order, {
      parcel,
      quantities: quantitiesOf(before.lines, parcel),
      free: freePiecesOf(before, parcel),
      transport: courier ? { courier, ...(trackingNumber ? { trackingNumber } : {}) } : undefined,
    });
  }
  const followed = await followParcels(services, tx, order, { ...move, at });
  if (followed.status === order.status)
    await services.jobs.enqueue(tx, 'WriteMail', { mail: 'parcel-moved', orderId: order.id, stepId: step.id });
  return ok(followed);
}

/** Gives an order the status that follows from its parcels, step by step. The caller holds its lock. */
export async function followParcels(
  services: Moving,
  tx: Tx,
  order: Order,
  { staffId, courier, trackingNumber, reason, undoUntil, at }: Omit<ParcelMove, 'to'> & { readonly at: Date },
): Promise<Order> {
  const { parcels, isAllPacked } = await readPartsIn(services.db, tx, order);
  const wanted = statusOfParcels(order.status, parcels, !isAllPacked);
  const cause = reason ?? parcels.findLast(({ status }) => status === 'returned')?.reason ?? 'refused';
  let moved = order;
  const way = wayTo(order.status, wanted);
  for (const to of way) {
    const why = to === 'Returned' ? { reason: cause } : {};
    const sent = to === 'Dispatched' ? { courier, trackingNumber } : {};
    const by = { by: { staffId }, follows: { at, isPassed: to !== way.at(-1) }, undoUntil: undoUntil ?? null } as const;
    const result = await moveOrder(services, tx, moved, { to, ...why, ...sent, ...by });
    if (!result.ok) throw new Error(`An order can’t follow its parcels to ${to}: ${result.failure.text}`);
    moved = result.value;
  }
  return moved;
}

/** The steps from one status to another that follows from parcels. */
export function wayTo(from: OrderStatus, to: OrderStatus): OrderStatus[] {
  if (from === to) return [];
  if (to === 'Dispatched') return [to];
  // Through the lorry: a parcel is delivered, comes back or is unpacked only after it was sent.
  return from === 'Dispatched' ? [to] : ['Dispatched', to];
}
