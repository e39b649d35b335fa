import type { Artwork } from '@boxwright/storage';
import type { Sender } from '../../adapters/identity/sender.ts';
import { TooMuchToDraw } from '../../adapters/inspection/inspection.ts';
import type { Services } from '../../calls/services.ts';
import { exactly } from '../../process/work/task.ts';
import { type DrawnInks, tooMuchForInks } from './inspect/drawn-inks.ts';
import { readOriginal } from './read-artwork.ts';
import { drawInksTask } from './tasks.ts';

const noInks: DrawnInks = {
  why: 'This file has no inks yet: its colours are converted to those of the press for print.',
};
const ofPicture: DrawnInks = { why: 'Inks are shown one by one only of a PDF, and this file is a picture.' };

/**
 * The inks of a kept artwork one by one, drawn in the process for uploaded files and within the time and memory of an
 * upload.
 *
 * @throws RetryLater: see `Inspection`
 */
export async function artworkInks(
  { files, inspection }: Pick<Services, 'files' | 'inspection'>,
  artwork: Pick<Artwork, 'kind' | 'page' | 'fileKey' | 'byHand'>,
  sender: Sender,
): Promise<DrawnInks> {
  if (artwork.byHand) return tooMuchForInks;
  // These may be in the inks of the press.
  if (artwork.kind === 'jpeg' || artwork.kind === 'tiff') return ofPicture;
  if (artwork.kind !== 'pdf') return noInks;
  const file = { original: exactly(await readOriginal(files, artwork)), page: artwork.page };
  try {
    return await (sender.rank === 'staff'
      ? inspection.runForStaff(drawInksTask, file, sender)
      : inspection.inspect(drawInksTask, file, sender, { isLong: true }));
  } catch (error) {
    if (error instanceof TooMuchToDraw) return tooMuchForInks;
    throw error;
  }
}
