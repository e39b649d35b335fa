import type { Finding, Target } from '@boxwright/preflight';
import type { Artwork } from '@boxwright/storage';
import type { Sender } from '../../adapters/identity/sender.ts';
import { TooMuchToDraw } from '../../adapters/inspection/inspection.ts';
import type { Services } from '../../calls/services.ts';
import { exactly } from '../../process/work/task.ts';
import { readPrintFileLimits } from '../settings/print-file-limits.ts';
import type { Preflighted } from './inspect/preflight-file.ts';
import { readOriginal } from './read-artwork.ts';
import { preflightTask } from './tasks.ts';

/**
 * Checks a kept artwork against what will be cut, in the process for uploaded files and within the time and memory of an
 * upload; of a file that takes more than that it says that people look at it. Staff's checks don't wait for those of
 * buyers.
 *
 * @param target made by `targetOfBlanks` or `targetOfSticker`, with the same limits as `readPrintFileLimits` answers
 * @param sender whose allowance of decoding time pays for it
 * @throws RetryLater: see `Inspection`
 */
export async function preflightArtwork(
  { db, files, inspection }: Pick<Services, 'db' | 'files' | 'inspection'>,
  artwork: Pick<Artwork, 'kind' | 'page' | 'fileKey' | 'byHand'>,
  target: Target,
  sender: Sender,
): Promise<Preflighted> {
  if (artwork.byHand) return byHand;
  const limits = await readPrintFileLimits(db);
  const original = exactly(await readOriginal(files, artwork));
  const file = { kind: artwork.kind, page: artwork.page, original, target, limits };
  try {
    return await (sender.rank === 'staff'
      ? inspection.runForStaff(preflightTask, file, sender)
      : inspection.inspect(preflightTask, file, sender, { isLong: isLong(original) }));
  } catch (error) {
    if (error instanceof TooMuchToDraw) return byHand;
    throw error;
  }
}

const tooMuch: Finding = {
  rule: 'too-much',
  severity: 'warn',
  text: 'This file has more in it than can be checked at once.',
  mend: 'We check it by hand before you get its proof.',
  places: [],
};
const byHand: Preflighted = { placement: null, findings: [tooMuch], codes: [] };

/** The check of a file of 20 MB takes two to three seconds of a processor, which others' uploads shouldn't wait for. */
export const isLong = ({ length }: Uint8Array): boolean => length > 8_000_000;
