import { z } from 'zod';
import type { StickerContour } from './sticker-snapshot.ts';

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
  layout: z.object({
    across: z.int(),
    down: z.int(),
    count: z.int(),
    bound: z.int(),
    pattern: z.enum(['grid', 'rows', 'blocks', 'nested']).optional(),
  }),
});
export type StickerFigures = z.output<typeof stickerFigures>;

/** What of a traced cut decided how an ordered line lies on its sheets: its shape, or in older lines only its size. */
export const laidCut = (contour: StickerContour | null, { layout }: Pick<StickerFigures, 'layout'>) =>
  contour && layout.pattern === 'nested' ? { cut: contour.path } : {};
