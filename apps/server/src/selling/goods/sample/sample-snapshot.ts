import { z } from 'zod';
import { boxSnapshot } from '../box/box-snapshot.ts';
import type { BoxChoice } from '../box/configure-box.ts';

/** A sample of a box: the variant, and the buyer's own size and board where they were chosen. */
export interface SampleChoice extends Pick<BoxChoice, 'variantId' | 'length' | 'width' | 'height' | 'measured'> {
  /** The board that the buyer has in mind, whose weight the sample has. Missing: the first board on offer. */
  readonly boardId?: number | null | undefined;
}

/** A sample kit as offered on the day: the snapshot of its box, which has no coating. */
export const sampleSnapshot = z.object({
  ...boxSnapshot.omit({ outer: true, inner: true }).shape,
  kind: z.literal('sample'),
});
export type SampleSnapshot = z.output<typeof sampleSnapshot>;
