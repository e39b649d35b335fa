import { findArtwork } from '@boxwright/storage';
import type { Services } from '../../process/services.ts';
import { TooMuchToDraw } from '../artwork/inspection.ts';
import { readOriginal, readPreview } from '../artwork/read-artwork.ts';
import type { Sender } from '../artwork/sender.ts';
import { currentCatalogue } from '../catalogue/catalogue.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
import type { PrintFile } from './print-picture.ts';
import { readSheetLine } from './read-sheet-line.ts';
import type { SheetLine } from './sheet-line.ts';

/**
 * The print sheet of a line of an order, by the line's number; null when it has no stickers. Made for each request from
 * the line as it was stored, so the same order gives the same bytes; it isn't kept, because the buyer's picture in it is
 * kept for a time only. The work counts against the allowance of `sender`, who asks for it.
 */
export async function printSheet(
  services: Services,
  stored: StoredOrder,
  number: number,
  sender: Sender,
): Promise<Uint8Array | null> {
  const line = readSheetLine(stored, number, await currentCatalogue(services));
  if (!line) return null;
  const file = line.artwork && (await readFile(services, line.artwork));
  try {
    return await services.inspection.runForStaff('printSheet', { line, file }, sender);
  } catch (error) {
    if (!file || !(error instanceof TooMuchToDraw)) throw error;
    // Production gets the cuts all the same, and lays the picture in.
    return services.inspection.runForStaff('printSheet', { line, file: null }, sender);
  }
}

/** Null when its time is over. */
async function readFile(
  { db, files }: Pick<Services, 'db' | 'files'>,
  { token }: NonNullable<SheetLine['artwork']>,
): Promise<PrintFile | null> {
  const artwork = await findArtwork(db, token);
  if (!artwork) return null;
  const { name, kind, ratio, isTransparent } = artwork;
  const [original, preview] = await Promise.all([readOriginal(files, artwork), readPreview(files, artwork)]);
  return { name, kind, ratio, isTransparent, original, preview };
}
