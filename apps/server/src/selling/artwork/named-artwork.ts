import { artworkFits } from '@boxwright/contract';
import { z } from 'zod';

/** An uploaded artwork with its place on the sticker. */
export const namedArtwork = z.object({
  token: z.string(),
  /** The file's name, for people. */
  name: z.string(),
  fit: z.enum(artworkFits),
  /** In mm. */
  offset: z.number(),
  smoothing: z.int(),
  /** The file's own cut line; missing where the cut is traced. */
  cut: z.literal('own').optional(),
  /** The file's own white; missing where all that is printed has white below it. */
  white: z.literal('own').optional(),
  /** Where the buyer has put it on a fixed outline, as `writePlace` writes it; missing where `fit` says it. */
  place: z.string().optional(),
});
export type NamedArtwork = z.output<typeof namedArtwork>;
