import type { Output } from '@boxwright/contract';
import { type ArtworkStanding, artworkNameOf, artworkWaitsFor, isFileAwaited } from '@boxwright/orders';
import {
  artworkStandingsOf,
  type DbOrTx,
  hasFixedLines,
  jobsOfLines,
  linesOfOrders,
  linkVersionOf,
  type Order,
  type OrderLine,
} from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { proofUrl } from '../orders/proof-link.ts';
import { isBegun } from './line-of-order.ts';

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
  if (!isFixed || order.status === 'Cancelled') return null;
  const plain = statusesBeforeMade.has(order.status) ? await plainSamples(db, lines) : [];
  if (printed.length === 0 && plain.length === 0) return null;
  const url = proofUrl(services, { orderId: order.id, version, may: 'decide' });
  // What is made already waits for nothing.
  if (!statusesBeforeMade.has(order.status)) return { url, next: 'nothing', items: [], plain };
  const standings = await artworkStandingsOf(
    db,
    printed.map(({ id }) => id),
  );
  const items = printed.flatMap(({ id: lineId, position, artworkState, artworkWish }) => {
    if (artworkState === null) return [];
    // What staff let be printed without an approved proof has no standing there.
    const { standing = artworkState, stops = [] } = standings.get(lineId) ?? {};
    const isWaived = !standings.has(lineId);
    return {
      lineId,
      number: position + 1,
      standing,
      stateName: artworkNameOf(standing, isWaived),
      waitsFor: isWaived ? ('nobody' as const) : artworkWaitsFor[standing],
      stops: isFileAwaited(standing) ? [...stops] : [],
      isPutOff: artworkWish === 'later' && standing === 'awaiting-artwork',
    };
  });
  return { url, next: nextOf(items), items: items.map(({ isPutOff: _, ...item }) => item), plain };
}

/** Samples without a file that can still be given one: until work on them begins. */
async function plainSamples(db: DbOrTx, lines: readonly OrderLine[]): Promise<number[]> {
  const ids = lines.filter(({ kind, artworkState }) => kind === 'sample' && artworkState === null).map(({ id }) => id);
  if (ids.length === 0) return [];
  const jobs = await jobsOfLines(db, ids);
  return ids.filter((id) => {
    const job = jobs.get(id);
    return job === undefined || !isBegun(job);
  });
}

type OwnItem = { readonly standing: ArtworkStanding; readonly waitsFor: string; readonly isPutOff: boolean };

/** Whoever has said that a file comes later first approves what is there. */
function nextOf(items: readonly OwnItem[]): 'send' | 'approve' | 'nothing' {
  const own = items.filter(({ waitsFor }) => waitsFor === 'customer');
  const isFile = ({ standing }: OwnItem) => isFileAwaited(standing);
  if (own.some((item) => isFile(item) && !item.isPutOff)) return 'send';
  if (own.some((item) => !isFile(item))) return 'approve';
  return own.length > 0 ? 'send' : 'nothing';
}

const statusesBeforeMade: ReadonlySet<string> = new Set(['IN-PROCESS', 'Order Accepted', 'In Production']);
