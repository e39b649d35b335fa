import { isFileAwaited } from '@boxwright/orders';
import {
  artworkStandingsOf,
  findLineArtwork,
  inTransaction,
  type LineArtworkListed,
  linesToPrint,
  raiseAlert,
  saveFindings,
  type Tx,
} from '@boxwright/storage';
import type { Logger } from 'pino';
import { customerSender } from '../../adapters/identity/sender.ts';
import { isUnavailable } from '../../adapters/unavailable.ts';
import type { Services } from '../../calls/services.ts';
import { RetryLater } from '../../process/work/retry-later.ts';
import type { AlertKind } from '../alerts/alert-kinds.ts';
import { bothSides, insideOf, type SidesChecked } from '../artwork/both-sides.ts';
import { preflightArtwork } from '../artwork/preflight-artwork.ts';
import { currentCatalogue } from '../catalogue/catalogue.ts';
import { orderNumber } from '../company/order-number.ts';
import { readOrderNow, type StoredOrder } from '../orders/stored-order.ts';
import { readDeskTerms } from '../settings/desk-terms.ts';
import { readPrintFileLimits } from '../settings/print-file-limits.ts';
import { approveAsBefore } from './approve-as-before.ts';
import { issueProof, presentArtworkOf } from './issue-proof.ts';
import { type LockedLine, lockLine } from './line-of-order.ts';
import { insideTarget, printTarget } from './print-target.ts';
import { tellOfStops } from './proof-mails.ts';

type Log = Pick<Logger, 'error' | 'info'>;

/**
 * Checks a file against the line that it came for, and keeps what was found. Its customer is mailed what they have to
 * mend. A file with nothing to stop or warn of has its proof sent at once, where the settings say so.
 *
 * @throws RetryLater while too many files are being checked
 */
export async function checkArtwork(services: Services, lineArtworkId: number, log: Log): Promise<void> {
  const { db, now } = services;
  const found = await findLineArtwork(db, lineArtworkId);
  const stored = found && (await readOrderNow(services, found.orderId));
  // Its line may be gone, or its file removed with an old order.
  if (!stored || found.came.artwork.removedAt !== null) return;
  const checked = await checkedWith(services, stored, found.came, log);
  if (checked === null) return;
  const { findings, placement } = checked;
  const isClean = findings.every(({ severity }) => severity === 'note');
  const sendsProof = isClean && (await readDeskTerms(db)).sendsCleanProofs;
  await inTransaction(db, async (tx) => {
    const locked = await lockLine(tx, found.came.lineId);
    if (!locked.ok) return;
    const kept = findings.map((finding) => ({ ...finding }));
    await saveFindings(tx, lineArtworkId, { findings: kept, placement, checkedAt: now() });
    if (await approveAsBefore(services, tx, locked.value, { ...found.came, findings: kept, placement })) return;
    if (await isToBeTold(tx, locked.value, found.came)) await tellOfStops(tx, services, found.orderId);
    if (!sendsProof || locked.value.line.artworkState !== 'checking') return;
    // Nobody is asked to approve what is agreed.
    if ((await linesToPrint(tx, [found.came.lineId])).some(({ isWaived }) => isWaived)) return;
    const issued = await issueProof(services, tx, locked.value, {
      seenArtworkId: lineArtworkId,
      staffId: null,
      isDespiteStops: false,
      note: '',
    });
    if (!issued.ok) log.info({ lineArtworkId, why: issued.failure.text }, 'no proof was sent by itself');
  });
}

/** Whether another file is awaited because of what was found in this one. Staff see what they have sent. */
async function isToBeTold(tx: Tx, { line }: LockedLine, { id, sentBy }: LineArtworkListed): Promise<boolean> {
  if (sentBy === 'staff' || (await presentArtworkOf(tx, line))?.id !== id) return false;
  const standing = (await artworkStandingsOf(tx, [line.id])).get(line.id)?.standing;
  return standing !== undefined && isFileAwaited(standing);
}

/** Null where it failed because of us, which raises an alert. */
async function checkedWith(
  services: Services,
  stored: StoredOrder,
  { id, lineId, artwork }: LineArtworkListed,
  log: Log,
): Promise<SidesChecked | null> {
  const { order, lines } = stored;
  const number = lines.findIndex((line) => line.id === lineId) + 1;
  try {
    const catalogue = await currentCatalogue(services);
    const limits = await readPrintFileLimits(services.db);
    const snapshot = lines[number - 1]?.goods.snapshot;
    const target = snapshot && printTarget(snapshot, artwork, { catalogue, limits });
    if (!target) return { findings: [], placement: null };
    // Counted as the customer's own: each has an allowance, so that one with many files doesn't keep others waiting.
    const sender = customerSender(order.customerId, `artwork ${id}`);
    const outside = await preflightArtwork(services, artwork, target, sender);
    const within = insideTarget(snapshot, limits);
    if (!within || artwork.byHand) return outside;
    const page = insideOf(artwork);
    return bothSides(outside, page && (await preflightArtwork(services, page, within, sender)));
  } catch (error) {
    if (error instanceof RetryLater || isUnavailable(error)) throw error;
    log.error({ err: error, orderId: order.id, line: number }, 'artwork could not be checked');
    await inTransaction(services.db, (tx) =>
      raiseAlert(tx, {
        key: `unread-file:check:${id}`,
        kind: 'unread-file' satisfies AlertKind,
        orderId: order.id,
        message: `${orderNumber(order)}, line ${number}: the artwork could not be checked because of an error of ours. Check it by hand before you send its proof; the log has the error.`,
        createdAt: services.now(),
      }),
    );
    return null;
  }
}
