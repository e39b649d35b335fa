import type { GoldenPrice } from './golden-prices.ts';

/**
 * Boxes whose grain costs something, worked out like `goldenPrices`, each with what it costs free. The first one by hand:
 * turned, four fit 18 × 25 in, and upright, with the grain around the walls, three: 2,000 / 3 × 1.03 + 150 + 50 for the
 * coat = 886.6667 sheets, and a die of 3 × 2.174511 m.
 */
export const goldenGrain: readonly GoldenPrice[] = [
  {
    box: ['full-overlap-seal-end', 45, 45, 160],
    board: 'duplex-350',
    coats: ['matt-lamination', 'none'],
    quantity: 2_000,
    runs: [['18×25 in', 3, 2.174511]],
    costs: [522_560, 300_000, 140_000, 399_000, 0, 178_712, 153_200, 50_000, 20_000],
    total: 2_352_000,
  },
  {
    box: ['full-overlap-seal-end', 45, 45, 160],
    board: 'duplex-350',
    coats: ['matt-lamination', 'none'],
    quantity: 2_000,
    grain: 'free',
    runs: [['18×25 in', 4, 2.174511]],
    costs: [421_388, 300_000, 140_000, 321_750, 0, 198_282, 142_900, 50_000, 20_000],
    total: 2_126_000,
  },
  {
    box: ['hexagonal-box', 40, 40, 130],
    board: 'fbb-350',
    coats: ['soft-touch', 'none'],
    quantity: 3_000,
    runs: [['18×25 in', 8, 1.84235]],
    costs: [506_349, 300_000, 140_000, 870_581, 0, 252_649, 135_175, 75_000, 30_000],
    total: 3_081_000,
  },
  {
    box: ['hexagonal-box', 40, 40, 130],
    board: 'fbb-350',
    coats: ['soft-touch', 'none'],
    quantity: 3_000,
    grain: 'free',
    runs: [['18×25 in', 9, 1.84235]],
    costs: [469_281, 300_000, 140_000, 806_850, 0, 269_230, 132_600, 75_000, 30_000],
    total: 2_964_000,
  },
  {
    box: ['reverse-tuck-end', 60, 40, 100],
    board: 'fbb-300',
    coats: ['gloss-aqueous', 'none'],
    quantity: 20_000,
    grain: 'held',
    runs: [['23×36 in', 12, 1.799573]],
    costs: [2_610_866, 659_167, 140_000, 714_150, 0, 314_354, 215_000, 500_000, 200_000],
    total: 7_140_000,
  },
  {
    box: ['base-and-lid', 140, 100, 40],
    board: 'fbb-300',
    coats: ['gloss-aqueous', 'none'],
    quantity: 5_000,
    isTogether: true,
    runs: [
      ['25×36 in', 6, 2.143033],
      ['25×36 in', 6, 1.525217],
    ],
    costs: [1_567_013, 547_583, 140_000, 428_625, 0, 318_086, 163_500, 0, 50_000],
    total: 4_290_000,
  },
  {
    box: ['base-and-lid', 140, 100, 40],
    board: 'fbb-300',
    coats: ['gloss-aqueous', 'none'],
    quantity: 5_000,
    isTogether: true,
    grain: 'free',
    runs: [
      ['18×25 in', 3, 2.143033],
      ['18×25 in', 3, 1.525217],
    ],
    costs: [1_418_949, 382_500, 140_000, 388_125, 0, 219_043, 215_000, 0, 50_000],
    total: 3_755_000,
  },
];
