import { type FindingRow, fail, ok, type Result } from '@boxwright/contract';
import {
  artworksOfLines,
  insertProof,
  type LineArtworkListed,
  type OrderLine,
  type Proof,
  type Tx,
} from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { lacksInside } from '../artwork/both-sides.ts';
import { isPrintedInside } from '../goods/is-printed.ts';
import { readGoods } from '../goods/read-goods.ts';
import { issueProofDocument } from './issue-proof-document.ts';
import type { LockedLine } from './line-of-order.ts';
import { whyNoArtwork } from './send-artwork.ts';
import { takeArtworkEvent } from './take-artwork-event.ts';

/** The file that a line is printed with, as it was put last. */
export const presentArtworkOf = async (
  tx: Tx,
  { id, artworkToken }: OrderLine,
): Promise<LineArtworkListed | undefined> =>
  (await artworksOfLines(tx, [id])).findLast((each) => each.artworkToken === artworkToken);

interface Issuing {
  /** The file that the caller saw. */
  readonly seenArtworkId: number;
  /** Null if a clean check sends it by itself. */
  readonly staffId: number | null;
  /** For the customer; empty if there is none. */
  readonly note: string;
  /** Whether it is sent although the check says that the file has to be mended. */
  readonly isDespiteStops: boolean;
}

/** Sends and mails a proof of a line with its newest file; the proof before is superseded. */
export async function issueProof(
  services: Services,
  tx: Tx,
  locked: LockedLine,
  { seenArtworkId, staffId, note, isDespiteStops }: Issuing,
): Promise<Result<Proof>> {
  const { order, line } = locked;
  if (line.artworkState === null) return fail('not_possible', 'This item has no proof: it is made without print.');
  const closed = await whyNoArtwork(tx, order);
  if (closed !== null) return fail('conflict', closed);
  const artwork = await presentArtworkOf(tx, line);
  if (!artwork) return fail('not_possible', 'This item has no artwork yet.');
  if (artwork.id !== seenArtworkId) {
    return fail('conflict', 'Another file came meanwhile. Please look at it before you send its proof.');
  }
  if (artwork.artwork.byHand) return fail('not_possible', tooLargeToDraw);
  const { snapshot } = readGoods(line);
  if (isPrintedInside(snapshot) && lacksInside(artwork.artwork)) {
    return fail('not_possible', withoutInside);
  }
  if (!isDespiteStops && hasStops(artwork)) return toBeConfirmed;
  const moved = await takeArtworkEvent(tx, line, 'proof-issued');
  if (!moved.ok) return moved;
  const issued = { lineId: line.id, lineArtworkId: artwork.id, staffId, note, createdAt: services.now() };
  const proof = await insertProof(tx, issued);
  await issueProofDocument(services, tx, locked, proof, artwork);
  await services.jobs.enqueue(tx, 'WriteMail', { mail: 'proof-sent', proofId: proof.id });
  return ok(proof);
}

const hasStops = ({ findings }: LineArtworkListed): boolean =>
  // Written by our own check, which makes these fields.
  ((findings as readonly FindingRow[] | null) ?? []).some(({ severity }) => severity === 'stop');

const toBeConfirmed = fail(
  'invalid',
  'The check of this file says “Please mend before print”. Confirm that its proof is sent nevertheless.',
  {
    field: 'despite',
  },
);

const withoutInside =
  'This item is printed inside as well, and its file has no page for that. Please ask for one PDF of two pages, the outside first and then the inside, as seen from inside, or give the item such a file: its proof shows both.';

const tooLargeToDraw =
  'This file is too large to be drawn here. Please download it, save it smaller, and send that file for the customer: its proof can be sent.';
