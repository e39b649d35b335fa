import { fail, ok, type Result } from '@boxwright/contract';
import type { Artwork } from '@boxwright/storage';
import type { Sender } from '../../adapters/identity/sender.ts';
import { TooMuchToDraw } from '../../adapters/inspection/inspection.ts';
import type { Services } from '../../calls/services.ts';
import { openPromiseCache } from '../../process/cache/promise-cache.ts';
import { exactly } from '../../process/work/task.ts';
import { insideOf } from './both-sides.ts';
import { loadOfFile } from './load-of-file.ts';
import { readOriginal } from './read-artwork.ts';
import { drawPageTask } from './tasks.ts';

/** Pictures of some hundred kilobytes. Nothing empties this: the file of a token never changes. */
const drawn = openPromiseCache<string, Result<Uint8Array>>({ max: 20 }, ({ ok }) => ok);

const none = fail('not_found', 'This file has no page for an inside.');
const notDrawn = fail('not_possible', 'This page can’t be drawn. The check of the file says why.');

/**
 * The page that is printed inside a box, as a picture for screens; drawn in the process for uploaded files and within the
 * time and memory of an upload.
 *
 * @throws RetryLater: see `Inspection`
 */
export async function insidePicture(
  { files, inspection }: Pick<Services, 'files' | 'inspection'>,
  artwork: Artwork,
  sender: Sender,
): Promise<Result<Uint8Array>> {
  const page = artwork.byHand ? null : insideOf(artwork);
  if (!page) return none;
  return drawn.get(artwork.token, async () => {
    const heldBack = sender.rank === 'staff' ? undefined : inspection.heldBack(sender)?.failure;
    if (heldBack) return heldBack;
    const original = exactly(await readOriginal(files, page));
    const file = { kind: page.kind, original, page: page.page };
    try {
      const picture = await (sender.rank === 'staff'
        ? inspection.runForStaff(drawPageTask, file, sender)
        : inspection.inspect(drawPageTask, file, sender, loadOfFile(page.kind, original.length)));
      return picture ? ok(picture) : notDrawn;
    } catch (error) {
      if (error instanceof TooMuchToDraw) return notDrawn;
      throw error;
    }
  });
}
