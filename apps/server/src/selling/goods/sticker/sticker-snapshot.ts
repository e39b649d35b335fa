import { stickerPriceClass } from '@boxwright/contract';
import { z } from 'zod';
import { namedArtwork } from '../../artwork/named-artwork.ts';
import { lineSnapshot } from '../line-snapshot.ts';

/** The cut that was traced around the artwork; lengths in mm. */
const contour = z.object({
  /** One closed SVG path, from the upper left corner of its bounding box. */
  path: z.string(),
  cutLength: z.number(),
  /** Of the bounding box. */
  length: z.number(),
  width: z.number(),
  /** Where the whole picture lies. */
  picture: z.object({ x: z.number(), y: z.number(), length: z.number(), width: z.number() }),
});
export type StickerContour = z.output<typeof contour>;

const size = z.object({ length: z.number(), width: z.number() });

const stored = z.object({
  kind: z.literal('sticker'),
  shape: z.object({
    id: z.int(),
    name: z.string(),
    /** Missing in snapshots from before stickers carried artwork. */
    outline: z.string().optional(),
    priceClass: z.enum(stickerPriceClass.options).optional(),
  }),
  material: z.object({
    id: z.int(),
    code: z.string(),
    name: z.string(),
    /** Whether white is printed under the colours; missing like the outline. */
    whiteUnderprint: z.boolean().optional(),
  }),
  /** The size of the cut, in mm. Older lines of traced stickers have the size asked for here. */
  ...size.shape,
  /** The size asked for, into which a traced cut was fitted; missing in older lines, where it is the same. */
  asked: size.optional(),
  image: z.string(),
  /** The buyer's picture on it; null when there is none yet. */
  artwork: namedArtwork.nullable().default(null),
  /** The cut that the price was made from; null in shapes with a fixed outline. */
  contour: contour.nullable().default(null),
  ...lineSnapshot.shape,
});

/** Stickers as offered on the day. */
export const stickerSnapshot = stored.transform(({ asked, ...snapshot }) => {
  const { length, width } = snapshot;
  return { ...snapshot, asked: asked ?? { length, width } };
});
export type StickerSnapshot = z.output<typeof stickerSnapshot>;
