import { z } from 'zod';
import { lineSnapshot } from '../line-snapshot.ts';

/** A sample of a box, chosen by its variant. */
export interface SampleChoice {
  readonly variantId: number;
}

/** A sample box as offered on the day. */
export const sampleSnapshot = z.object({
  kind: z.literal('sample'),
  style: z.string(),
  /** Inside size in mm. */
  length: z.number(),
  width: z.number(),
  height: z.number(),
  categoryId: z.int(),
  categoryName: z.string(),
  categoryRoute: z.string(),
  variantName: z.string(),
  image: z.string(),
  ...lineSnapshot.shape,
});
export type SampleSnapshot = z.output<typeof sampleSnapshot>;
