import { fail, ok, type Result } from '@boxwright/contract';
import type { ComeBackReason, OrderStatus } from '@boxwright/orders';
import { documentsOf, insertParcel, type Order, removeParcel, setParcel, type Tx } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { issuePartPapers } from '../documents/issue-invoice.ts';
import { printedOn } from '../documents/printed-on.ts';
import { standingInvoice } from '../documents/standing-invoice.ts';
import { chargedOf, freePiecesOf, type Parts, quantitiesOf, readPartsIn } from '../orders/parts.ts';
import { creditPieces } from './credit-pieces.ts';

const perParcel = 'It goes in several parcels: please do this with the parcel, on the page of its parcels.';

/** Why an order that goes in parts can't take a step as a whole; undefined if it can. */
export function refuseStepOfParts(
  { parcels }: Pick<Parts, 'parcels'>,
  from: OrderStatus,
  to: OrderStatus,
): Result<never> | undefined {
  const of = (...statuses: string[]) => parcels.find(({ status }) => statuses.includes(status));
  const named = (parcel: Parts['parcels'][number] | undefined, why: string) =>
    parcel ? fail('conflict', `Parcel ${parcel.number} ${why}`) : undefined;
  switch (to) {
    case 'Dispatched':
      if (from !== 'Packed') return fail('conflict', perParcel);
      return named(of('packed'), 'is packed and not sent yet: send it, or take it apart.');
    case 'Delivered':
      return named(of('returned'), 'has come back: send it again, or credit it.');
    case 'Returned':
      return named(of('delivered'), 'was delivered: please note what came back with its own parcel.');
    case 'Packed':
      return from === 'Dispatched' ? fail('conflict', perParcel) : undefined;
    case 'Cancelled':
      if (from === 'Returned') return undefined;
      return named(of('sent', 'delivered'), 'was sent: please credit what isn’t sent, on the page of its parcels.');
    default:
      return undefined;
  }
}

interface Step {
  readonly to: OrderStatus;
  readonly courier: string | undefined;
  readonly trackingNumber: string | undefined;
  readonly reason: ComeBackReason | undefined;
  readonly staffId: number | null;
  readonly at: Date;
}

/**
 * Does with the parcels of an order what its step says: the rest is a parcel of its own, and what is delivered, came back
 * or is closed is so in each. The caller holds the order's lock.
 */
export async function stepOfParts(
  services: Pick<Services, 'db' | 'gateway' | 'jobs' | 'now'>,
  tx: Tx,
  order: Order,
  parts: Parts,
  { to, courier, trackingNumber, reason = 'refused', staffId, at }: Step,
): Promise<void> {
  const taken = { staffId, at };
  if (to === 'Dispatched') {
    if (!parts.isAllPacked) {
      const items = parts.rest.filter(({ quantity }) => quantity > 0);
      const named = { courier: courier || null, trackingNumber: trackingNumber || null };
      const parcel = { orderId: order.id, status: 'sent', boxes: 1, weightGrams: 0, ...named } as const;
      const sent = await insertParcel(tx, parcel, items, taken);
      await issuePartPapers(services, tx, order, {
        parcel: sent,
        quantities: quantitiesOf(parts.lines, { items }),
        free: freePiecesOf(parts, { number: sent.number, items }),
        transport: courier ? { courier, ...(trackingNumber ? { trackingNumber } : {}) } : undefined,
      });
    }
    return;
  }
  for (const { id, status } of parts.parcels) {
    if (to === 'Delivered' && status === 'sent') await setParcel(tx, id, { status: 'delivered' }, taken);
    if (to === 'Returned' && status === 'sent') await setParcel(tx, id, { status: 'returned', reason }, taken);
    if (to !== 'Cancelled') continue;
    if (status === 'packed') await removeParcel(tx, id);
    if (status === 'returned') await setParcel(tx, id, { status: 'credited' }, taken);
  }
}

/**
 * Credits what was invoiced and is in no parcel, once the last one is sent: fewer pieces were good than ordered. The caller
 * holds the order's lock.
 */
export async function creditMissing(
  services: Pick<Services, 'db' | 'gateway' | 'jobs' | 'now'>,
  tx: Tx,
  order: Order,
  { staffId, at }: Pick<Step, 'staffId' | 'at'>,
): Promise<Result<number>> {
  const { lines, parcels } = await readPartsIn(services.db, tx, order);
  const invoice = standingInvoice(await documentsOf(tx, order.id))?.invoice;
  if (!invoice) return ok(0);
  const quantities = printedOn(invoice).lines.map(({ quantity }, index) => {
    const sent = parcels.reduce((sum, parcel) => sum + (quantitiesOf(lines, parcel)[index] ?? 0), 0);
    return Math.max(0, quantity - sent);
  });
  if (quantities.every((quantity) => quantity === 0)) return ok(0);
  await insertUnsent(tx, order, lines, quantities, { staffId, at });
  const reason = 'Fewer pieces were sent than invoiced';
  const rest = lines.map(({ id: lineId }, index) => ({ lineId, quantity: quantities[index] ?? 0 }));
  return creditPieces(services, tx, order, {
    ...{ reason, staffId, at },
    of: (left) => chargedOf({ lines, parcels, rest }, left, undefined),
  });
}

/** Keeps with the parcels what isn't sent, so that nothing of it is still to come. */
export async function insertUnsent(
  tx: Tx,
  { id: orderId }: Pick<Order, 'id'>,
  lines: Parts['lines'],
  quantities: readonly number[],
  taken: Pick<Step, 'staffId' | 'at'>,
): Promise<void> {
  const items = lines
    .map(({ id: lineId }, index) => ({ lineId, quantity: quantities[index] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  await insertParcel(tx, { orderId, status: 'credited', boxes: 1, weightGrams: 0 }, items, taken);
}
