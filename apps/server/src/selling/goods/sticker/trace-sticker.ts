import { type Contour, fitCut } from '@boxwright/contour';
import { fail, ok, type PlacedArtwork, type Result } from '@boxwright/contract';
import type { Artwork } from '@boxwright/storage';
import type { Services } from '../../../calls/services.ts';
import { openPromiseCache } from '../../../process/cache/promise-cache.ts';
import { whyNotCut } from '../../artwork/own-cut.ts';
import { readArtwork, readPreview } from '../../artwork/read-artwork.ts';
import { stickerContourTask } from '../tasks.ts';
import type { StickerContour } from './sticker-snapshot.ts';

/** The caller for whom the worker traces. The work counts against the allowance of the caller's source. */
export interface ContourCaller {
  readonly services: Pick<Services, 'db' | 'files' | 'work' | 'now'>;
  readonly source: string;
}

interface TracedStickers {
  readonly artwork: Pick<PlacedArtwork, 'token' | 'offset' | 'smoothing' | 'cut'>;
  /** In mm. */
  readonly length: number;
  readonly width: number;
  /** Whether shape and size are ordered, so that a refusal asks for another file alone. */
  readonly areOrdered?: true;
}

/** Cuts by artwork and size, traced ones by offset and smoothing, too. Nothing empties this: the picture of a token never changes. */
const contours = openPromiseCache<string, Result<StickerContour>>(
  { max: 500 },
  (traced) => traced.ok || traced.failure.code === 'not_possible',
);

/**
 * The cut around the artwork, traced from its picture for screens on the worker thread, or the line that its file has;
 * or why there is none, as a text for the buyer.
 */
export function traceSticker(
  { services, source }: ContourCaller,
  { artwork, length, width, areOrdered }: TracedStickers,
): Promise<Result<StickerContour>> {
  const { token, offset, smoothing, cut } = artwork;
  const line = cut ? [cut] : [offset, smoothing];
  return contours.get([token, length, width, ...line, areOrdered].join('|'), async () => {
    const found = await readArtwork(services.db, token);
    if (!found.ok) return found;
    if (found.value.byHand) return tooLargeToTrace;
    if (cut) return ownCutIn(found.value, { length, width });
    const picture = await readPreview(services.files, found.value);
    const request = { length, width, offset, smoothing };
    const traced = await services.work.run(stickerContourTask, { picture, request }, source);
    if (!traced.ok)
      return fail('not_possible', areOrdered ? traced.textOnceOrdered : traced.text, { field: 'artwork' });
    return ok(cutIn(traced));
  });
}

function ownCutIn({ ownCut }: Artwork, size: Pick<TracedStickers, 'length' | 'width'>): Result<StickerContour> {
  if (ownCut && 'path' in ownCut) return ok(cutIn(fitCut(ownCut, size)));
  return fail('not_possible', `${whyNotCut(ownCut)} Or have us cut around your picture.`, { field: 'artwork' });
}

const cutIn = ({ ok: _, ...contour }: Contour): StickerContour => contour;

const tooLargeToTrace = fail(
  'not_possible',
  'This file is too large for a cut to be traced around its picture. Please choose a smaller file.',
  { field: 'artwork' },
);
