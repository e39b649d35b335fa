/** A size in whole millimetres, the longer side first, and how many fit according to the search. */
export type LargerSize = readonly [length: number, width: number, count: number];

/**
 * The block search stops after a fixed number of cuts. Of the 87,900 sizes in whole millimetres, it finds for these
 * more stickers than for some smaller size, which then uses their layout. packages/pricing/nightly.ts lists them and
 * proves that none is missing: run it whenever the search changes. Sorted by count, descending.
 */
export const largerSizes: readonly LargerSize[] = [
  [49, 10, 201],
  [50, 14, 147],
  [75, 10, 134],
  [78, 10, 132],
  [67, 12, 131],
  [62, 14, 125],
  [77, 12, 114],
  [76, 14, 101],
  [101, 10, 100],
  [75, 15, 96],
  [65, 18, 95],
  [113, 10, 89],
  [100, 12, 88],
  [76, 17, 86],
  [49, 28, 85],
  [102, 12, 85],
  [115, 11, 81],
  [45, 33, 79],
  [76, 19, 78],
  [114, 12, 77],
  [77, 20, 74],
  [86, 18, 73],
  [117, 13, 71],
  [153, 10, 67],
  [61, 31, 63],
  [76, 24, 62],
  [160, 10, 62],
  [166, 10, 61],
  [116, 16, 59],
  [121, 16, 58],
  [113, 17, 57],
  [173, 10, 57],
  [155, 12, 56],
  [177, 10, 55],
  [114, 19, 52],
  [159, 16, 44],
  [232, 10, 44],
  [245, 10, 40],
  [173, 16, 38],
  [236, 11, 38],
  [238, 12, 36],
  [230, 13, 34],
  [237, 13, 34],
];
