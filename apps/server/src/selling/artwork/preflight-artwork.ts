import type { Target } from '@boxwright/preflight';
import type { Artwork } from '@boxwright/storage';
import type { Sender } from '../../adapters/identity/sender.ts';
import type { Services } from '../../calls/services.ts';
import { exactly } from '../../process/work/task.ts';
import { readPrintFileLimits } from '../settings/print-file-limits.ts';
import type { Preflighted } from './inspect/preflight-file.ts';
import { readOriginal } from './read-artwork.ts';
import { preflightTask } from './tasks.ts';

/**
 * Checks a kept artwork against what will be cut, in the process for uploaded files and within the time and memory of an
 * upload. Staff's checks don't wait for those of buyers.
 *
 * @param target made by `targetOfBlanks` or `targetOfSticker`, with the same limits as `readPrintFileLimits` answers
 * @param sender whose allowance of decoding time pays for it
 * @throws TooMuchToDraw, RetryLater: see `Inspection`
 */
export async function preflightArtwork(
  { db, files, inspection }: Pick<Services, 'db' | 'files' | 'inspection'>,
  artwork: Pick<Artwork, 'kind' | 'page' | 'fileKey'>,
  target: Target,
  sender: Sender,
): Promise<Preflighted> {
  const limits = await readPrintFileLimits(db);
  const original = exactly(await readOriginal(files, artwork));
  const file = { kind: artwork.kind, page: artwork.page, original, target, limits };
  return sender.rank === 'staff'
    ? inspection.runForStaff(preflightTask, file, sender)
    : inspection.inspect(preflightTask, file, sender, { isLong: isLong(original) });
}

/** The check of a file of 20 MB takes two to three seconds of a processor, which others' uploads shouldn't wait for. */
export const isLong = ({ length }: Uint8Array): boolean => length > 8_000_000;
