import type { GoldenPrice } from './golden-prices.ts';

/**
 * Boxes in two parts, worked out like `goldenPrices`: those of before with each part apart, and today's, of which large
 * quantities are still apart. Of the first one that is together:
 *
 * - sheets: 2,500 / 3 × 1.03 + 150 + 50 for the coat = 1,058.3333, for both parts
 * - die: ₹1,200 + (3 × 1.867248 m + 3 × 1.329266 m) × ₹90 = ₹2,063.06; plates: 4 × ₹350, once
 */
export const goldenTwoParts: readonly GoldenPrice[] = [
  {
    box: ['base-and-lid', 120, 80, 40],
    board: 'fbb-350',
    coats: ['matt-lamination', 'none'],
    planned: 'apart',
    grain: 'free',
    quantity: 2_500,
    runs: [
      ['18×25 in', 4, 1.867248],
      ['18×25 in', 10, 1.329266],
    ],
    costs: [1_123_900, 600_000, 280_000, 585_563, 0, 426_855, 278_075, 0, 25_000],
    total: 4_427_500,
  },
  {
    box: ['base-and-lid', 64.4, 47.6, 22],
    board: 'fbb-300',
    coats: ['soft-touch', 'none'],
    planned: 'apart',
    grain: 'free',
    quantity: 12_000,
    runs: [
      ['18×25 in', 17, 1.046261],
      ['18×25 in', 25, 0.895916],
    ],
    costs: [1_200_400, 600_000, 280_000, 2_407_866, 0, 601_659, 297_288, 0, 120_000],
    total: 7_344_000,
  },
  {
    box: ['drawer', 90, 60, 30],
    board: 'fbb-300',
    coats: ['matt-aqueous', 'none'],
    planned: 'apart',
    quantity: 5_000,
    runs: [
      ['18×25 in', 10, 1.404668],
      ['18×25 in', 12, 0.979073],
    ],
    costs: [995_115, 600_000, 280_000, 302_438, 0, 472_160, 280_650, 125_000, 50_000],
    total: 4_145_000,
  },
  {
    box: ['drawer', 150, 80, 40],
    board: 'fbb-350',
    coats: ['soft-touch', 'none'],
    planned: 'apart',
    quantity: 1_000,
    runs: [
      ['18×25 in', 4, 1.995376],
      ['18×25 in', 4, 1.466976],
    ],
    costs: [790_293, 600_000, 280_000, 1_358_775, 0, 364_645, 254_900, 25_000, 10_000],
    total: 4_912_000,
  },
  {
    box: ['base-and-lid', 120, 80, 40],
    board: 'fbb-350',
    coats: ['matt-lamination', 'none'],
    quantity: 2_500,
    isTogether: true,
    runs: [
      ['18×25 in', 3, 1.867248],
      ['18×25 in', 3, 1.329266],
    ],
    costs: [914_091, 305_250, 140_000, 476_250, 0, 206_306, 163_500, 0, 25_000],
    total: 2_975_000,
  },
  {
    box: ['base-and-lid', 64.4, 47.6, 22],
    board: 'fbb-300',
    coats: ['soft-touch', 'none'],
    quantity: 12_000,
    isTogether: true,
    runs: [
      ['18×25 in', 9, 1.046261],
      ['18×25 in', 9, 0.895916],
    ],
    costs: [1_164_772, 351_600, 140_000, 2_336_400, 0, 277_316, 194_400, 0, 120_000],
    total: 6_120_000,
  },
  {
    box: ['base-and-lid', 64.4, 47.6, 22],
    board: 'fbb-300',
    coats: ['soft-touch', 'none'],
    quantity: 400_000,
    runs: [
      ['25×36 in', 34, 1.046261],
      ['25×36 in', 55, 0.895916],
    ],
    costs: [29_625_513, 3_421_112, 280_000, 59_425_412, 0, 1_003_634, 1_400_513, 0, 4_000_000],
    total: 132_240_000,
  },
  {
    box: ['drawer', 90, 60, 30],
    board: 'fbb-300',
    coats: ['matt-aqueous', 'none'],
    quantity: 5_000,
    isTogether: true,
    runs: [
      ['18×25 in', 5, 1.404668],
      ['18×25 in', 5, 0.979073],
    ],
    costs: [910_595, 320_700, 140_000, 276_750, 0, 227_268, 173_800, 125_000, 50_000],
    total: 2_970_000,
  },
  {
    box: ['drawer', 150, 80, 40],
    board: 'fbb-350',
    coats: ['soft-touch', 'none'],
    quantity: 1_000,
    isTogether: true,
    runs: [
      ['18×25 in', 2, 1.995376],
      ['18×25 in', 2, 1.466976],
    ],
    costs: [617_551, 300_000, 140_000, 1_061_775, 0, 182_322, 142_900, 25_000, 10_000],
    total: 3_307_000,
  },
  {
    box: ['drawer', 220, 150, 60],
    board: 'duplex-300',
    coats: ['none', 'none'],
    quantity: 60_000,
    runs: [
      ['28×40 in', 4, 3.168303],
      ['28×40 in', 6, 2.239896],
    ],
    costs: [32_752_347, 5_248_000, 280_000, 0, 0, 475_013, 1_763_000, 1_500_000, 600_000],
    total: 56_880_000,
  },
  {
    box: ['divider-insert', 200, 150, 90],
    board: 'fbb-300',
    coats: ['none', 'none'],
    quantity: 1_000,
    isTogether: true,
    runs: [
      ['18×25 in', 4, 0.746844],
      ['18×25 in', 8, 0.559687],
    ],
    costs: [301_681, 300_000, 140_000, 0, 0, 187_184, 124_450, 0, 10_000],
    total: 1_418_000,
  },
  {
    box: ['divider-insert', 120, 80, 60],
    board: 'duplex-350',
    coats: ['none', 'none'],
    quantity: 30_000,
    isTogether: true,
    runs: [
      ['18×25 in', 14, 0.466844],
      ['18×25 in', 28, 0.329687],
    ],
    costs: [1_389_191, 422_143, 140_000, 0, 0, 261_903, 241_429, 0, 300_000],
    total: 3_675_000,
  },
  {
    box: ['divider-insert', 300, 200, 100],
    board: 'duplex-350',
    coats: ['none', 'none'],
    quantity: 200_000,
    runs: [
      ['25×36 in', 16, 0.986844],
      ['25×36 in', 24, 0.689687],
    ],
    costs: [35_763_945, 4_764_417, 280_000, 0, 0, 531_078, 2_020_500, 0, 2_000_000],
    total: 60_480_000,
  },
];
