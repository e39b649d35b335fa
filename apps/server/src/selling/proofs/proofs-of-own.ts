import type { Output } from '@boxwright/contract';
import { whoseTurn } from '@boxwright/orders';
import { hasFixedLines, linesOfOrders, linesToPrint, linkVersionOf, type Order } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { proofUrl } from '../orders/proof-link.ts';

/** The page of an order's artwork and proofs for its customer, and what there is to do; null if there is none. */
export async function proofsOfOwn(
  services: Pick<Services, 'db' | 'env' | 'secrets'>,
  order: Order,
): Promise<Output<'GetOrderTimeline'>['proofs']> {
  const { db } = services;
  const [lines, isFixed, version] = await Promise.all([
    linesOfOrders(db, [order.id]),
    hasFixedLines(db, order),
    linkVersionOf(db, order.id),
  ]);
  const printed = lines.filter(({ artworkState }) => artworkState !== null);
  if (printed.length === 0 || !isFixed || order.status === 'Cancelled') return null;
  const waived = (
    await linesToPrint(
      db,
      printed.map(({ id }) => id),
    )
  ).flatMap(({ id, isWaived }) => (isWaived ? [id] : []));
  const waiting = printed.filter(({ id }) => !waived.includes(id));
  const awaited = waiting.filter(
    ({ artworkState: state, artworkWish }) =>
      state === 'awaiting-artwork' && whoseTurn(state, artworkWish) === 'customer',
  );
  // Who has said that the file comes later approves first what is there.
  const next = awaited.some(({ artworkWish }) => artworkWish === null)
    ? 'send'
    : waiting.some(({ artworkState }) => artworkState === 'proof-sent')
      ? 'approve'
      : awaited.length > 0
        ? 'send'
        : 'nothing';
  return { url: proofUrl(services, { orderId: order.id, version, may: 'decide' }), next };
}
