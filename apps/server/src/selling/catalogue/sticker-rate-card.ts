import { bps, paise } from '@boxwright/money';
import type { StickerRateCard } from '@boxwright/pricing';
import { z } from 'zod';

const amount = z.int().min(0).transform(paise);
const share = z.int().min(0).transform(bps);
/** Below 100 %, so that a price stays above its cost. */
const partialShare = z.int().min(0).max(9_999).transform(bps);

const material = z.object({ code: z.string().min(1), name: z.string().min(1), perSheet: amount });

/**
 * Bands ascend, and only the last one is open, so that every quantity is in one band. Their rates never fall: otherwise
 * more pieces could cost less.
 */
const discounts = z
  .array(z.object({ upTo: z.int().min(1).nullable(), rate: partialShare }))
  .min(1)
  .refine(
    (bands) =>
      bands.every(({ upTo, rate }, at) => {
        const before = bands[at - 1];
        const isLast = at === bands.length - 1;
        if ((upTo === null) !== isLast) return false;
        return before === undefined || (rate >= before.rate && (upTo === null || upTo > (before.upTo ?? 0)));
      }),
    'bands must ascend, with rates that never fall, and the last must be open',
  );

/** A stored rate card for stickers. Older cards have the tax on them, which is left out. */
export const stickerRateCard: z.ZodType<StickerRateCard> = z.object({
  id: z.string().min(1),
  version: z.int().min(1),
  validFrom: z.iso.date(),
  materials: z
    .array(material)
    .min(1)
    .refine((all) => new Set(all.map(({ code }) => code)).size === all.length, 'materials must differ'),
  setUp: amount,
  cuttingPerMetre: amount,
  specialCutting: share,
  trailSheets: z.int().min(0),
  trailShare: share,
  discounts,
  margin: partialShare,
  least: z.object({ round: amount, rectangle: amount, special: amount }),
  leastQuantity: z.int().min(1),
});
