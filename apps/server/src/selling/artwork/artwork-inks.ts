import type { Artwork } from '@boxwright/storage';
import type { Sender } from '../../adapters/identity/sender.ts';
import { TooMuchToDraw } from '../../adapters/inspection/inspection.ts';
import type { Services } from '../../calls/services.ts';
import { exactly } from '../../process/work/task.ts';
import { type DrawnInks, tooMuchForInks, type WithLayers, withoutLayers } from './inspect/drawn-inks.ts';
import { readGloss, readOriginal, readPreview, readWhite } from './read-artwork.ts';
import { drawInksTask } from './tasks.ts';

/**
 * The inks of a kept artwork one by one, or about how its colours of screens are printed; drawn in the process for uploaded files and within the time and memory of an
 * upload.
 *
 * @throws RetryLater: see `Inspection`
 */
export async function artworkInks(
  { files, inspection }: Pick<Services, 'files' | 'inspection'>,
  artwork: Pick<Artwork, 'kind' | 'page' | 'fileKey' | 'previewKey' | 'whiteKey' | 'glossKey' | 'byHand'>,
  sender: Sender,
): Promise<DrawnInks & WithLayers> {
  if (artwork.byHand) return { ...tooMuchForInks, ...withoutLayers };
  const [white, gloss] = [await readWhite(files, artwork), await readGloss(files, artwork)];
  const file = {
    original: exactly(await readOriginal(files, artwork)),
    page: artwork.page,
    preview: artwork.kind === 'pdf' ? null : exactly(await readPreview(files, artwork)),
    white: white && exactly(white),
    gloss: gloss && exactly(gloss),
  };
  try {
    return await (sender.rank === 'staff'
      ? inspection.runForStaff(drawInksTask, file, sender)
      : inspection.inspect(drawInksTask, file, sender, 'long'));
  } catch (error) {
    if (error instanceof TooMuchToDraw) return { ...tooMuchForInks, ...withoutLayers };
    throw error;
  }
}
