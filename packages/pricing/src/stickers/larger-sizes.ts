/** A size in whole millimetres, the longer side first, and how many fit according to the search. */
export type LargerSize = readonly [length: number, width: number, count: number];

/**
 * The block search stops after a fixed number of cuts. Of the 87,900 sizes in whole millimetres, it finds for this
 * one more stickers than for some smaller size, which then uses its layout. packages/pricing/nightly.ts lists what is
 * missing: run it whenever the search changes. Sorted by count, descending.
 */
export const largerSizes: readonly LargerSize[] = [[64, 11, 148]];
