import type { Output } from '@boxwright/contract';
import { type ArtworkStanding, isFileAwaited } from '@boxwright/orders';
import {
  artworkStandingsOf,
  hasFixedLines,
  linesOfOrders,
  linkVersionOf,
  type Order,
  type OrderLine,
} from '@boxwright/storage';
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
  const standings = await artworkStandingsOf(
    db,
    printed.map(({ id }) => id),
  );
  const waiting = [...standings.values()];
  const isPutOff = ({ id, artworkWish }: OrderLine) =>
    artworkWish === 'later' && standings.get(id) === 'awaiting-artwork';
  // Who has said that the file comes later approves first what is there.
  const isFileNext = printed.some((line) => isAwaitedIn(standings.get(line.id)) && !isPutOff(line));
  const next = isFileNext
    ? 'send'
    : waiting.includes('proof-sent')
      ? 'approve'
      : waiting.some(isAwaitedIn)
        ? 'send'
        : 'nothing';
  return { url: proofUrl(services, { orderId: order.id, version, may: 'decide' }), next };
}

const isAwaitedIn = (standing: ArtworkStanding | undefined) => standing !== undefined && isFileAwaited(standing);
