/** A box in several designs, with every cost line in paise, before the margin. */
export type GoldenDesigns = {
  readonly box: readonly [style: string, length: number, width: number, height: number];
  /** Family and grams, as in "fbb-300". */
  readonly board: string;
  readonly coat: string;
  readonly quantities: readonly number[];
  /** What is printed with one set of plates: its die, its sheet, and for each design its ups of each part. */
  readonly forms: readonly (readonly [
    die: number,
    sheet: string,
    designs: readonly (readonly [design: number, ...ups: number[]])[],
  ])[];
  /** In the order of `designCostLines`. */
  readonly costs: readonly number[];
  /** Of each design, including the margin. */
  readonly amounts: readonly number[];
};

export const designCostLines = [
  'board',
  'print',
  'plates',
  'outerCoat',
  'die',
  'punching',
  'pasting',
  'packing',
] as const;

/**
 * Worked out from forms, ups and metres of rule with exact fractions, outside of the engine. The last one by hand:
 *
 * - sheets: 3,000 / 3 × 1.03 + 150 + 50 for the coat = 1,230 with the first plates, 800 / 1 × 1.03 + 150 = 974 with the
 *   second ones, on the same die: 2,204 in all (waste 3 %)
 * - board: 450 sq in × 0.00064516 m² × 350 g × ₹85 a kg = ₹8.637080 a sheet, × 2,204 = ₹19,036.12
 * - print: ₹3,000 + 230 × ₹0.90, and ₹3,000; plates: 2 × 4 × ₹350
 * - outer coat: 4.5 × ₹0.45 = ₹2.025 a sheet, × 2,204 = ₹4,463.10
 * - die, once: ₹1,200 + 3 × 2.66876 m × ₹90 = ₹1,920.57; punching: ₹1,000 + 2,204 × ₹0.60 = ₹2,322.40
 * - pasting ₹350, packing ₹100 a thousand of 5,000
 * - together ₹38,999.19; / 0.75 = ₹51,998.92; for 5,000 that is ₹10.40 each
 */
export const goldenDesigns: readonly GoldenDesigns[] = [
  {
    box: ['reverse-tuck-end', 60, 40, 100],
    board: 'fbb-300',
    coat: 'gloss-aqueous',
    quantities: [1000, 1000, 1000],
    forms: [
      [
        1,
        '18×25 in',
        [
          [0, 2],
          [1, 2],
          [2, 2],
        ],
      ],
    ],
    costs: [529_330, 300_000, 140_000, 144_788, 217_177, 142_900, 75_000, 30_000],
    amounts: [702_000, 702_000, 702_000],
  },
  {
    box: ['base-and-lid', 120, 80, 40],
    board: 'fbb-350',
    coat: 'matt-lamination',
    quantities: [2500, 500],
    forms: [
      [
        1,
        '20×30 in',
        [
          [0, 3, 3],
          [1, 1, 1],
        ],
      ],
    ],
    costs: [1_218_788, 386_417, 140_000, 635_000, 235_075, 163_500, 0, 30_000],
    amounts: [3_122_500, 624_500],
  },
  {
    box: ['base-and-lid', 64.4, 47.6, 22],
    board: 'fbb-300',
    coat: 'soft-touch',
    quantities: [12_000, 3000, 1000],
    forms: [
      [
        1,
        '18×25 in',
        [
          [0, 6, 6],
          [1, 2, 2],
          [2, 1, 1],
        ],
      ],
    ],
    costs: [1_673_126, 413_400, 140_000, 3_356_100, 277_316, 235_600, 0, 160_000],
    amounts: [6_264_000, 1_566_000, 522_000],
  },
  {
    box: ['drawer', 90, 60, 30],
    board: 'fbb-300',
    coat: 'matt-aqueous',
    quantities: [500, 500, 1500],
    forms: [
      [
        1,
        '18×25 in',
        [
          [2, 3, 3],
          [0, 1, 1],
          [1, 1, 1],
        ],
      ],
    ],
    costs: [529_330, 300_000, 140_000, 160_875, 227_268, 142_900, 62_500, 25_000],
    amounts: [423_500, 423_500, 1_270_500],
  },
  {
    box: ['divider-insert', 200, 150, 90],
    board: 'fbb-300',
    coat: 'none',
    quantities: [1000, 1000],
    forms: [
      [
        1,
        '18×25 in',
        [
          [0, 3, 5],
          [1, 3, 5],
        ],
      ],
    ],
    costs: [416_060, 300_000, 140_000, 0, 210_701, 133_720, 0, 20_000],
    amounts: [814_000, 814_000],
  },
  {
    box: ['snap-lock-bottom', 80, 60, 140],
    board: 'fbb-350',
    coat: 'gloss-lamination',
    quantities: [2000, 500],
    forms: [
      [
        1,
        '20×30 in',
        [
          [0, 3],
          [1, 1],
        ],
      ],
    ],
    costs: [1_021_095, 380_000, 140_000, 478_800, 210_920, 153_200, 87_500, 25_000],
    amounts: [2_664_000, 666_000],
  },
  {
    box: ['sleeve', 90, 60, 150],
    board: 'duplex-300',
    coat: 'none',
    quantities: [5000, 5000, 10_000],
    forms: [
      [
        1,
        '28×40 in',
        [
          [2, 6],
          [0, 3],
          [1, 3],
        ],
      ],
    ],
    costs: [2_346_937, 838_667, 140_000, 0, 284_820, 212_000, 500_000, 200_000],
    amounts: [1_507_500, 1_507_500, 3_015_000],
  },
  {
    box: ['auto-lock-bottom', 151, 37, 129],
    board: 'fbb-350',
    coat: 'gloss-aqueous',
    quantities: [3000, 800, 800, 400],
    forms: [
      [1, '18×25 in', [[0, 3]]],
      [
        1,
        '18×25 in',
        [
          [1, 1],
          [2, 1],
          [3, 1],
        ],
      ],
    ],
    costs: [1_903_612, 620_700, 280_000, 446_310, 192_057, 232_240, 175_000, 50_000],
    amounts: [3_120_000, 832_000, 832_000, 416_000],
  },
];
