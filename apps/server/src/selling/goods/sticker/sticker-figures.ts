import { z } from 'zod';

/** The figures of a sticker price beside its total, as the engine made them or as they are stored with a line. */
export const stickerFigures = z.object({
  /** Rupees with four decimals. */
  unitCost: z.string(),
  /** Paise. */
  discount: z.int(),
  /** In mm. */
  bleedLength: z.number(),
  bleedWidth: z.number(),
  trailSheets: z.int(),
  totalSheets: z.int(),
  layout: z.object({ across: z.int(), down: z.int(), count: z.int(), bound: z.int() }),
});
export type StickerFigures = z.output<typeof stickerFigures>;
