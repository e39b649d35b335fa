import { grainWishes, waysToMeasure } from '@boxwright/contract';
import { z } from 'zod';
import { dieOnFile, grainRule } from '../die-on-file.ts';
import { attachedArtwork, lineSnapshot } from '../line-snapshot.ts';

const chosen = z.object({ id: z.int(), code: z.string(), name: z.string() });

/** A box as offered on the day, stored so that its price can be explained years later. */
export const boxSnapshot = z.object({
  /** Missing in snapshots from the time when the shop sold only boxes. */
  kind: z.literal('box').default('box'),
  style: z.string(),
  /** The revision of its drawing. Snapshots from before there was a second one don't name it. */
  drawing: z.literal([1, 2]).default(1),
  /** Inside size in mm. */
  length: z.number(),
  width: z.number(),
  height: z.number(),
  /** Whether the buyer chose a size other than the variant's. */
  isOwnSize: z.boolean().default(false),
  /** The size as the buyer gave it, where it wasn't measured inside. */
  stated: z
    .object({ measured: z.enum(waysToMeasure), length: z.number(), width: z.number(), height: z.number() })
    .nullable()
    .default(null),
  /** Weight of what goes into one box, g; null where the buyer didn't say it. */
  contents: z.int().nullable().default(null),
  /** How it is printed, as `isPrint` describes it; null for full colour outside, as all boxes were before. */
  print: z.string().nullable().default(null),
  /** What its price promises of the board's grain; nothing before engine 7.0.0. */
  grain: grainRule.default('free'),
  /** What the buyer wants of it; null to have it as the style needs it. */
  grainWish: z.enum(grainWishes).nullable().default(null),
  categoryId: z.int(),
  categoryName: z.string(),
  categoryRoute: z.string(),
  variantName: z.string(),
  image: z.string(),
  board: z.object({ ...chosen.shape, gsm: z.int(), family: z.string(), bulk: z.number() }),
  outer: chosen.nullable(),
  inner: chosen.nullable(),
  /** The customer's die, which is why the price contains none; null when the price contains the die. */
  die: dieOnFile.nullable().default(null),
  /** The customer's file, attached at the desk. */
  artwork: attachedArtwork.nullable().default(null),
  ...lineSnapshot.shape,
});
export type BoxSnapshot = z.output<typeof boxSnapshot>;
