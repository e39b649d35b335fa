import type { Finding, Target } from '@boxwright/preflight';
import type { Artwork } from '@boxwright/storage';
import type { Sender } from '../../adapters/identity/sender.ts';
import { type Load, TooMuchToDraw } from '../../adapters/inspection/inspection.ts';
import type { Services } from '../../calls/services.ts';
import { exactly, type Task } from '../../process/work/task.ts';
import { readPrintFileLimits } from '../settings/print-file-limits.ts';
import { drawingOf, drawingsFolder } from './inspect/kept-drawings.ts';
import type { Preflighted } from './inspect/preflight-file.ts';
import { loadOfFile } from './load-of-file.ts';
import { readOriginal } from './read-artwork.ts';
import { preflightKeptTask, preflightTask } from './tasks.ts';

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
  { db, env, files, inspection }: Pick<Services, 'db' | 'env' | 'files' | 'inspection'>,
  artwork: Pick<Artwork, 'kind' | 'page' | 'fileKey' | 'glossKey' | 'byHand'>,
  target: Target,
  sender: Sender,
): Promise<Preflighted> {
  if (artwork.byHand) return byHand;
  const limits = await readPrintFileLimits(db);
  const drawings = drawingsFolder(env);
  const { kind, page } = artwork;
  const against = { page, target, limits, hasGloss: artwork.glossKey !== null };
  const run = <In, Out>(task: Task<In, Out>, file: In, load: Load) =>
    sender.rank === 'staff' ? inspection.runForStaff(task, file, sender) : inspection.inspect(task, file, sender, load);
  try {
    const drawing = await drawingOf(drawings, artwork);
    const checked = drawing && (await run(preflightKeptTask, { ...against, drawing }, loadOfFile(kind, 0)));
    if (checked) return checked;
    const original = exactly(await readOriginal(files, artwork));
    return await run(preflightTask, { ...against, kind, original }, loadOfFile(kind, original.length));
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
