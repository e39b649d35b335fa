import { findArtwork } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { readOriginal, readPreview, readPrint, readWhite } from '../artwork/read-artwork.ts';
import type { PrintFile } from './print-picture.ts';

/** An artwork with its files. Null when it isn't kept any more. */
export async function readPrintFile(
  { db, files }: Pick<Services, 'db' | 'files'>,
  token: string,
): Promise<PrintFile | null> {
  const artwork = await findArtwork(db, token);
  if (!artwork) return null;
  const { name, kind, page, ratio, bleed, isTransparent } = artwork;
  const [original, print, preview, white] = await Promise.all([
    readOriginal(files, artwork),
    readPrint(files, artwork),
    readPreview(files, artwork),
    readWhite(files, artwork),
  ]);
  return { name, kind, page, ratio, bleed, isTransparent, original, print, preview, white };
}
