import { fail, ok, type Result } from '@boxwright/contract';
import { formatRupees } from '@boxwright/money';
import {
  type Artwork,
  artworksOfLines,
  type DbOrTx,
  endPrintWaiver,
  hasFixedLines,
  jobsOfLines,
  keepLineArtwork,
  type LineArtwork,
  type Order,
  type OrderLine,
  proofsOfLines,
  replaceArtworkOfLine,
  setJobRoute,
  type Tx,
} from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { readArtwork } from '../artwork/read-artwork.ts';
import { artworkOn, lineWithArtwork } from '../goods/artwork-on.ts';
import type { Goods } from '../goods/goods.ts';
import { isCutAround } from '../goods/is-printed.ts';
import { readGoods } from '../goods/read-goods.ts';
import type { StickerContour } from '../goods/sticker/sticker-snapshot.ts';
import { settleReadyDay } from '../orders/ready-day.ts';
import { planJob } from '../production/job-plan.ts';
import { isBegun, isPrinted, type LockedLine } from './line-of-order.ts';
import { platesCost } from './plates-cost.ts';
import { tellDeskOfArtwork } from './proof-mails.ts';
import { takeArtworkEvent } from './take-artwork-event.ts';

/** Who sends a file. */
export type ArtworkSender =
  | { readonly sentBy: 'customer' | 'guest'; readonly staffId: null }
  | { readonly sentBy: 'staff'; readonly staffId: number };

/** Files of one line, so that nobody fills the disk through a link. */
const mostFiles = 30;

/** Why no file can be sent for an order, as a sentence; null if one can. */
export async function whyNoArtwork(db: DbOrTx, order: Order): Promise<string | null> {
  if (order.status === 'Cancelled') return 'This order is cancelled.';
  if (['Packed', 'Dispatched', 'Delivered', 'Returned'].includes(order.status)) return 'This order is made already.';
  // Until then, placing the order again would replace its lines.
  if (!(await hasFixedLines(db, order))) {
    return 'This order is still being placed. Please finish its payment first, or attach the file in the cart.';
  }
  return null;
}

/** A file, and where its sender has put it on the drawing of a box; null where the program places it. */
interface SentArtwork {
  readonly token: string;
  readonly place: string | null;
  /** The newest file that the sender saw; undefined where they don't say. */
  readonly seenArtworkId?: number | undefined;
  /** The cut around it, where it is the first picture of stickers that are cut around theirs; see `firstContour`. */
  readonly contour: StickerContour | null;
}

/**
 * Gives a line another file, in place of the one before, or puts that elsewhere: it is printed from now on, and proofs of
 * the one before are superseded. Repeating it has no effect.
 *
 * @returns undefined where the line has this file there already
 */
export async function sendArtwork(
  services: Pick<Services, 'db' | 'jobs' | 'now'>,
  tx: Tx,
  { order, line }: LockedLine,
  { token, place, seenArtworkId, contour }: SentArtwork,
  { sentBy, staffId }: ArtworkSender,
): Promise<Result<LineArtwork | undefined>> {
  const goods = readGoods(line);
  const isSameFile = line.artworkToken === token;
  if (isSameFile && placeOf(goods) === place) return ok(undefined);
  const files = await artworksOfLines(tx, [line.id]);
  if (seenArtworkId !== undefined && files.at(-1)?.id !== seenArtworkId) {
    return fail('conflict', 'Another file came meanwhile. Please look at it before you place one.');
  }
  const closed = (await whyNoArtwork(tx, order)) ?? (await whyNotReplaced(tx, line, files.length, sentBy === 'staff'));
  if (closed !== null) return fail('conflict', closed);
  const artwork = await readArtwork(tx, token);
  if (!artwork.ok) return artwork;
  const cut = goods.snapshot.artwork === null ? contour : null;
  const misfit = cut ? null : whyNotOnItsCut(goods, files[0]?.artwork, artwork.value);
  if (misfit !== null) return fail('not_possible', misfit);
  const approved = (await proofsOfLines(tx, [line.id])).find(({ state }) => state === 'approved');
  const moved = await takeArtworkEvent(tx, line, 'artwork-came');
  if (!moved.ok) return moved;
  const came = await keepLineArtwork(tx, {
    lineId: line.id,
    artworkToken: token,
    place,
    sentBy,
    staffId,
    createdAt: services.now(),
  });
  const configuration = {
    ...line.configuration,
    artwork: artworkOn(goods, artwork.value, place),
    ...(cut && { contour: cut }),
  };
  const changed = { goods: readGoods({ ...line, configuration }), breakdown: line.breakdown };
  await replaceArtworkOfLine(tx, line.id, lineWithArtwork(line, configuration));
  if (line.artworkToken === null && line.kind === 'sample') await setJobRoute(tx, line.id, planJob(changed).route);
  // It was for the file where that was.
  if (isSameFile) await endPrintWaiver(tx, line.id);
  await settleReadyDay(services, tx, order);
  await services.jobs.enqueue(tx, 'CheckArtwork', { lineArtworkId: came.id });
  // Whoever has the customer's link may have sent it, also once the order is in production.
  if (approved) {
    const mail = { mail: 'proof-decided', proofId: approved.id, at: came.createdAt.toISOString() } as const;
    await services.jobs.enqueue(tx, 'WriteMail', mail);
  }
  if (sentBy !== 'staff') await tellDeskOfArtwork(tx, services, order.id, came.createdAt);
  return ok(came);
}

async function whyNotReplaced(tx: Tx, line: OrderLine, files: number, isStaff: boolean): Promise<string | null> {
  const job = (await jobsOfLines(tx, [line.id])).get(line.id);
  if (job && isPrinted(job)) {
    return line.artworkToken === null
      ? 'This item is being made already, so no file can be printed on it any more.'
      : 'This item is being printed already, so its file can’t be replaced.';
  }
  if (job && isBegun(job) && !isStaff) {
    const cost = platesCost(line);
    const extra = cost === null ? 'extra' : `${formatRupees(cost)} plus GST`;
    return `The plates of this item are being made already, and new ones cost ${extra}. Please write or call us before you send another file.`;
  }
  return files < mostFiles ? null : `This item has ${mostFiles} files already. Please mail us the next one.`;
}

/** Where the file of goods was put. */
const placeOf = ({ snapshot }: Goods): string | null => snapshot.artwork?.place ?? null;

/** How far the proportions of a picture may differ from those of the one that a cut was traced around. */
const ratioTolerance = 0.01;

/**
 * Stickers that are cut around their picture keep that cut and its price, so another picture has to lie on it: the proof
 * shows the two together.
 */
function whyNotOnItsCut(
  { snapshot }: Goods,
  traced: Pick<Artwork, 'ratio'> | undefined,
  { ratio }: Pick<Artwork, 'ratio'>,
): string | null {
  if (!isCutAround(snapshot)) return null;
  if (traced && Math.abs(ratio / traced.ratio - 1) <= ratioTolerance) return null;
  return 'These stickers are cut along the outline of the picture that they were ordered with. Another one needs the same proportions, so that it lies on that cut; a new outline has another price, and is a new order.';
}
