import { forgetUnusedArtworks, forgetUnusedPictures, inTransaction, markOldArtworksRemoved } from '@boxwright/storage';
import { fileNamesOf } from '../selling/artwork/artwork-files.ts';
import { readCompany } from '../selling/company/company.ts';
import { sweepReturnPhotos } from '../selling/returns/sweep-photos.ts';
import type { JobHandler } from './handler.ts';

/** The most that one run removes; the next day's run removes the others. */
const most = 5_000;

/** Years after the last order with the artwork, as the privacy policy promises. */
const keptYears = 3;

/**
 * Removes artworks that nobody has put into a cart, an order or a quotation within the days in the settings, and the
 * files of artworks that were ordered years ago. Also removes unused photographs of complaints, and pictures of the
 * catalogue that were never put on the site.
 */
export const SweepArtworks: JobHandler<'SweepArtworks'> = async (_payload, { services }) => {
  const { artworkDays } = await readCompany(services.db);
  const now = services.now();
  const unusedBefore = new Date(now.getTime() - artworkDays * 86_400_000);
  const orderedBefore = new Date(now);
  orderedBefore.setUTCFullYear(orderedBefore.getUTCFullYear() - keptYears);
  const pictures = await inTransaction(services.db, async (tx) => {
    const gone = [
      ...(await forgetUnusedArtworks(tx, { before: unusedBefore, most })),
      ...(await markOldArtworksRemoved(tx, { before: orderedBefore, now, most })),
    ];
    for (const artwork of gone) {
      await services.jobs.enqueue(tx, 'RemoveArtwork', { token: artwork.token, names: fileNamesOf(artwork) });
    }
    await sweepReturnPhotos(services, tx);
    return forgetUnusedPictures(tx, unusedBefore, most);
  });
  for (const { webpKey, avifKeys } of pictures)
    for (const key of [webpKey, ...avifKeys]) await services.files.remove(key);
};
