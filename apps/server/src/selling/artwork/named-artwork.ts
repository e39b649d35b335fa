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
});
export type NamedArtwork = z.output<typeof namedArtwork>;
