import { fail, ok, type Result } from '@boxwright/contract';
import { endPrintWaiver, jobsOfLines, replaceArtworkOfLine, setJobRoute, type Tx } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { lineWithArtwork } from '../goods/artwork-on.ts';
import { readGoods } from '../goods/read-goods.ts';
import { settleReadyDay } from '../orders/ready-day.ts';
import { planJob } from '../production/job-plan.ts';
import { isBegun, type LockedLine } from './line-of-order.ts';
import { tellDeskOfArtwork } from './proof-mails.ts';
import { type ArtworkSender, whyNoArtwork } from './send-artwork.ts';
import { takeArtworkEvent } from './take-artwork-event.ts';

const needsFile = fail('not_possible', 'Only a sample is made without a file. Please send another file instead.');
const tooLate = fail(
  'conflict',
  'Work on this sample has begun already, so its file can’t be taken off. Please write or call us.',
);

/**
 * Takes the file of a sample off again, which is made plain then; the proof of it is superseded. Its price stays. A proof
 * that is approved has to be withdrawn first, because that is mailed. Repeating it has no effect.
 *
 * @returns whether this call did it
 */
export async function takeArtworkOff(
  services: Pick<Services, 'db' | 'jobs' | 'now'>,
  tx: Tx,
  { order, line }: LockedLine,
  { sentBy }: Pick<ArtworkSender, 'sentBy'>,
): Promise<Result<boolean>> {
  if (line.kind !== 'sample') return needsFile;
  if (line.artworkToken === null) return ok(false);
  const closed = await whyNoArtwork(tx, order);
  if (closed !== null) return fail('conflict', closed);
  const job = (await jobsOfLines(tx, [line.id])).get(line.id);
  if (job && isBegun(job)) return tooLate;
  const moved = await takeArtworkEvent(tx, line, 'artwork-taken-off');
  if (!moved.ok) return moved;
  const configuration = { ...line.configuration, artwork: null };
  await replaceArtworkOfLine(tx, line.id, lineWithArtwork(line, configuration));
  const { route } = planJob({ goods: readGoods({ ...line, configuration }), breakdown: line.breakdown });
  await setJobRoute(tx, line.id, route);
  await endPrintWaiver(tx, line.id);
  await settleReadyDay(services, tx, order);
  if (sentBy !== 'staff') await tellDeskOfArtwork(tx, services, order.id, services.now());
  return ok(true);
}
