import type { Board, GrainRule, PriceLineCode } from '../index.ts';

/** A whole configuration with every cost line in paise, before the margin. */
export type GoldenPrice = {
  readonly box: readonly [style: string, length: number, width: number, height: number];
  /** Family and grams, as in "fbb-300". */
  readonly board: string;
  readonly coats: readonly [outer: string, inner: string];
  readonly quantity: number;
  /** Priced as before engine 5.0.0, each blank on sheets of its own. */
  readonly planned?: 'apart';
  /** Of its grain, if not as the style needs it. */
  readonly grain?: GrainRule;
  /** Its blanks lie on one sheet; the one that needs most sheets decides. */
  readonly isTogether?: true;
  /** For each blank: its sheet, ups, and metres of rule a carton. */
  readonly runs: readonly (readonly [sheet: string, ups: number, ruleMetres: number])[];
  /** In the order of `costLines`. */
  readonly costs: readonly number[];
  /** Including the margin. */
  readonly total: number;
};

const families = { fbb: ['folding-box-board', 1.45], duplex: ['white-backed-duplex', 1.3] } as const;

/** The board of a code like "fbb-300". */
export function boardOf(code: string): Board {
  const [name, gsm] = code.split('-');
  const [family, bulk] = families[name === 'duplex' ? 'duplex' : 'fbb'];
  return { code, family, gsm: Number(gsm), bulk };
}

export const costLines: readonly PriceLineCode[] = [
  'board',
  'print',
  'plates',
  'outerCoat',
  'innerCoat',
  'die',
  'punching',
  'pasting',
  'packing',
];

/**
 * Worked out from sheet, ups and metres of rule with exact fractions, outside of the engine. The first one by hand:
 *
 * - sheets: 1,000 / 6 × 1.03 + 150 + 50 for the coat = 371.6667 (waste 3 %)
 * - board: 450 sq in × 0.00064516 m² × 300 g × ₹85 a kg = ₹7.403211 a sheet, × 371.6667 = ₹2,751.53
 * - print: below a thousand sheets ₹3,000; plates: 4 × ₹350
 * - outer coat: 4.5 × ₹0.45 = ₹2.025 a sheet, × 371.6667 = ₹752.63
 * - die: ₹1,200 + 6 × 1.799573 m × ₹90 = ₹2,171.77
 * - punching: ₹1,000 + 371.6667 × ₹0.60 = ₹1,223.00
 * - pasting ₹250, packing ₹100 a thousand
 * - together ₹11,648.92 (with the fractions); / 0.75 = ₹15,531.89; for 1,000 that is ₹15.54 each, ₹15,540 in all
 */
export const goldenPrices: readonly GoldenPrice[] = [
  {
    box: ['reverse-tuck-end', 60, 40, 100],
    board: 'fbb-300',
    coats: ['gloss-aqueous', 'none'],
    quantity: 1_000,
    runs: [['18×25 in', 6, 1.799573]],
    costs: [275_153, 300_000, 140_000, 75_263, 0, 217_177, 122_300, 25_000, 10_000],
    total: 1_554_000,
  },
  {
    box: ['reverse-tuck-end', 60, 40, 100],
    board: 'fbb-300',
    coats: ['gloss-aqueous', 'none'],
    quantity: 5_000,
    runs: [['18×25 in', 6, 1.799573]],
    costs: [783_506, 305_250, 140_000, 214_313, 0, 217_177, 163_500, 125_000, 50_000],
    total: 2_665_000,
  },
  {
    box: ['reverse-tuck-end', 60, 40, 100],
    board: 'fbb-300',
    coats: ['gloss-aqueous', 'liquid-oil-barrier'],
    quantity: 20_000,
    runs: [['18×25 in', 6, 1.799573]],
    costs: [2_726_849, 541_500, 140_000, 745_875, 994_500, 217_177, 321_000, 500_000, 200_000],
    total: 8_516_000,
  },
  {
    box: ['reverse-tuck-end', 62, 12, 128],
    board: 'fbb-250',
    coats: ['soft-touch', 'none'],
    quantity: 10_000,
    runs: [['20×30 in', 12, 1.497163]],
    costs: [870_563, 386_417, 140_000, 2_095_500, 0, 281_694, 163_500, 250_000, 100_000],
    total: 5_720_000,
  },
  {
    box: ['straight-tuck-end', 60, 40, 100],
    board: 'duplex-300',
    coats: ['none', 'none'],
    quantity: 2_000,
    runs: [['18×25 in', 6, 1.799819]],
    costs: [249_212, 300_000, 140_000, 0, 0, 217_190, 129_600, 50_000, 20_000],
    total: 1_476_000,
  },
  {
    box: ['straight-tuck-end', 90, 60, 150],
    board: 'fbb-350',
    coats: ['matt-lamination', 'none'],
    quantity: 50_000,
    runs: [['28×40 in', 6, 2.650494]],
    costs: [18_881_296, 1_945_333, 140_000, 9_837_333, 0, 263_127, 627_000, 1_250_000, 500_000],
    total: 44_600_000,
  },
  {
    box: ['snap-lock-bottom', 80, 60, 140],
    board: 'fbb-350',
    coats: ['gloss-lamination', 'none'],
    quantity: 3_000,
    runs: [['20×30 in', 4, 2.525551]],
    costs: [1_119_941, 380_000, 140_000, 525_150, 0, 210_920, 158_350, 105_000, 30_000],
    total: 3_561_000,
  },
  {
    box: ['snap-lock-bottom', 70, 70, 120],
    board: 'duplex-350',
    coats: ['matt-aqueous', 'none'],
    quantity: 1_000,
    runs: [['18×25 in', 2, 2.441125]],
    costs: [421_388, 300_000, 140_000, 160_875, 0, 163_940, 142_900, 35_000, 10_000],
    total: 1_833_000,
  },
  {
    box: ['auto-lock-bottom', 151, 37, 129],
    board: 'fbb-350',
    coats: ['gloss-aqueous', 'none'],
    quantity: 8_000,
    runs: [['18×25 in', 3, 2.66876]],
    costs: [2_545_059, 475_200, 140_000, 596_700, 0, 192_057, 276_800, 280_000, 80_000],
    total: 6_120_000,
  },
  {
    box: ['auto-lock-bottom', 100, 80, 120],
    board: 'fbb-300',
    coats: ['drip-off', 'liquid-oil-barrier'],
    quantity: 1_500,
    runs: [['18×25 in', 2, 2.917938]],
    costs: [756_978, 302_025, 140_000, 460_125, 276_075, 172_523, 161_350, 52_500, 15_000],
    total: 3_115_500,
  },
  {
    box: ['seal-end', 120, 40, 180],
    board: 'duplex-250',
    coats: ['gloss-aqueous', 'none'],
    quantity: 25_000,
    runs: [['28×40 in', 6, 2.784761]],
    costs: [4_706_098, 1_258_667, 140_000, 2_263_800, 0, 270_377, 369_500, 625_000, 250_000],
    total: 13_200_000,
  },
  {
    box: ['seal-end', 150, 60, 200],
    board: 'fbb-300',
    coats: ['none', 'liquid-oil-barrier'],
    quantity: 4_000,
    runs: [['18×25 in', 2, 3.497878]],
    costs: [1_673_126, 413_400, 140_000, 0, 610_200, 182_962, 235_600, 100_000, 40_000],
    total: 4_528_000,
  },
  {
    box: ['sleeve', 56, 62, 154],
    board: 'fbb-300',
    coats: ['matt-aqueous', 'none'],
    quantity: 6_000,
    runs: [['20×30 in', 6, 1.422294]],
    costs: [1_214_127, 405_300, 140_000, 369_000, 0, 196_804, 173_800, 150_000, 60_000],
    total: 3_618_000,
  },
  {
    box: ['sleeve', 120, 30, 80],
    board: 'duplex-250',
    coats: ['gloss-aqueous', 'none'],
    quantity: 1_000,
    runs: [['18×25 in', 7, 1.101557]],
    costs: [146_136, 300_000, 140_000, 70_296, 0, 189_398, 120_829, 25_000, 10_000],
    total: 1_336_000,
  },
  {
    box: ['roll-end-tray', 101.4, 65.8, 30.9],
    board: 'fbb-300',
    coats: ['gloss-aqueous', 'none'],
    quantity: 7_000,
    runs: [['18×25 in', 8, 1.521671]],
    costs: [815_279, 309_113, 140_000, 223_003, 0, 229_560, 166_075, 0, 70_000],
    total: 2_604_700,
  },
  {
    box: ['roll-end-tray', 200, 150, 40],
    board: 'duplex-350',
    coats: ['none', 'none'],
    quantity: 1_000,
    runs: [['18×25 in', 2, 2.770571]],
    costs: [391_920, 300_000, 140_000, 0, 0, 169_870, 139_900, 0, 10_000],
    total: 1_536_000,
  },
  {
    box: ['hinged-lid', 150, 100, 50],
    board: 'fbb-350',
    coats: ['gloss-lamination', 'none'],
    quantity: 3_000,
    runs: [['18×25 in', 2, 2.871569]],
    costs: [1_507_170, 367_050, 140_000, 706_725, 0, 171_688, 204_700, 0, 30_000],
    total: 4_170_000,
  },
  {
    box: ['gusset', 100, 60, 160],
    board: 'fbb-250',
    coats: ['gloss-aqueous', 'none'],
    quantity: 10_000,
    runs: [['20×30 in', 3, 2.652381]],
    costs: [2_988_704, 669_667, 140_000, 981_000, 0, 191_614, 318_000, 250_000, 100_000],
    total: 7_520_000,
  },
  {
    box: ['display', 120, 80, 150],
    board: 'fbb-350',
    coats: ['gloss-aqueous', 'none'],
    quantity: 2_000,
    runs: [['20×30 in', 2, 3.874827]],
    costs: [1_416_481, 405_300, 140_000, 332_100, 0, 189_747, 173_800, 70_000, 20_000],
    total: 3_664_000,
  },
  {
    box: ['display', 90, 70, 120],
    board: 'duplex-300',
    coats: ['gloss-lamination', 'none'],
    quantity: 30_000,
    runs: [['28×40 in', 6, 3.135894]],
    costs: [6_726_490, 1_396_000, 140_000, 5_392_800, 0, 289_338, 421_000, 1_050_000, 300_000],
    total: 20_970_000,
  },
  {
    box: ['pillow-box', 120, 85, 30],
    board: 'fbb-300',
    coats: ['gloss-aqueous', 'none'],
    quantity: 5_000,
    runs: [['18×25 in', 6, 1.414648]],
    costs: [783_506, 305_250, 140_000, 214_313, 0, 196_391, 163_500, 125_000, 50_000],
    total: 2_640_000,
  },
];
