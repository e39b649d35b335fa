import { fail, ok, type PlacedArtwork, type Result } from '@boxwright/contract';
import type { Services } from '../../../calls/services.ts';
import { openPromiseCache } from '../../../process/cache/promise-cache.ts';
import { readArtwork, readPreview } from '../../artwork/read-artwork.ts';
import { stickerContourTask } from '../tasks.ts';
import type { StickerContour } from './sticker-snapshot.ts';

/** The caller for whom the worker traces. The work counts against the allowance of the caller's source. */
export interface ContourCaller {
  readonly services: Pick<Services, 'db' | 'files' | 'work' | 'now'>;
  readonly source: string;
}

interface TracedStickers {
  readonly artwork: Pick<PlacedArtwork, 'token' | 'offset' | 'smoothing'>;
  /** In mm. */
  readonly length: number;
  readonly width: number;
}

/** Traced cuts by artwork, size, offset and smoothing. Nothing empties this: the picture of a token never changes. */
const contours = openPromiseCache<string, Result<StickerContour>>(
  { max: 500 },
  (traced) => traced.ok || traced.failure.code === 'not_possible',
);

/**
 * The cut around the artwork, traced from its picture for screens on the worker thread; or why there is none, as a text
 * for the buyer.
 */
export function traceSticker(
  { services, source }: ContourCaller,
  { artwork, length, width }: TracedStickers,
): Promise<Result<StickerContour>> {
  const { token, offset, smoothing } = artwork;
  return contours.get([token, length, width, offset, smoothing].join('|'), async () => {
    const found = await readArtwork(services.db, token);
    if (!found.ok) return found;
    const picture = await readPreview(services.files, found.value);
    const request = { length, width, offset, smoothing };
    const traced = await services.work.run(stickerContourTask, { picture, request }, source);
    if (!traced.ok) return fail('not_possible', traced.text, { field: 'artwork' });
    const { ok: _, ...contour } = traced;
    return ok(contour);
  });
}
