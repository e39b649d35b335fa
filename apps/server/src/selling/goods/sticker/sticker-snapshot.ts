import { z } from 'zod';
import { lineSnapshot } from '../line-snapshot.ts';

/** Stickers as offered on the day. */
export const stickerSnapshot = z.object({
  kind: z.literal('sticker'),
  shape: z.object({ id: z.int(), name: z.string() }),
  material: z.object({ id: z.int(), code: z.string(), name: z.string() }),
  /** In mm, without bleed. */
  length: z.number(),
  width: z.number(),
  image: z.string(),
  ...lineSnapshot.shape,
});
export type StickerSnapshot = z.output<typeof stickerSnapshot>;
