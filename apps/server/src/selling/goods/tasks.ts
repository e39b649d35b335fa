import type { Contour, ContourProblem, ContourRequest } from '@boxwright/contour';
import type {
  BoxToLay,
  LayoutFigures,
  MeasuredBlanks,
  StickerPrice,
  StickerPriceProblem,
  StickerRateCard,
  StickerSpec,
} from '@boxwright/pricing';
import { task } from '../../process/work/task.ts';

/** Draws a box and lays it out on every stock sheet: some 20 ms. */
export const layOutBoxTask = task(
  'layOutBox',
  async ({ box, figures }: { readonly box: BoxToLay; readonly figures: LayoutFigures }): Promise<MeasuredBlanks> => {
    const { layOutBox } = await import('@boxwright/pricing');
    return layOutBox(box, figures);
  },
);

interface StickerToPrice {
  readonly spec: StickerSpec;
  readonly card: StickerRateCard;
}

/** Searches for the best layout: usually about 1 ms, sometimes more than 20 ms. */
export const priceStickerTask = task(
  'priceSticker',
  async ({ spec, card }: StickerToPrice): Promise<StickerPrice | StickerPriceProblem> => {
    const { priceSticker } = await import('@boxwright/pricing');
    return priceSticker(spec, card);
  },
);

interface PictureToTrace {
  readonly picture: Uint8Array;
  readonly request: ContourRequest;
}

/** Decoding and tracing 4 million pixels takes about 200 ms. */
export const stickerContourTask = task(
  'stickerContour',
  async ({ picture, request }: PictureToTrace): Promise<Contour | ContourProblem> => {
    const { traceContour } = await import('@boxwright/contour');
    const { readPixels } = await import('../artwork/read-pixels.ts');
    return traceContour(await readPixels(picture), request);
  },
);
