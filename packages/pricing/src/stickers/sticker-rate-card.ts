import { type BasisPoints, bps, type Paise, paise } from '@boxwright/money';
import type { StickerShape } from './lay-stickers.ts';

export type StickerMaterialRate = {
  readonly code: string;
  readonly name: string;
  /** Material and click of one sheet. */
  readonly perSheet: Paise;
};

/** The discount on the pieces of a band, up to and including `upTo`; null is the last, open band. */
export type DiscountBand = { readonly upTo: number | null; readonly rate: BasisPoints };

/**
 * Every figure a sticker's price depends on, as plain data: stored with each quote, and dated like the cartons' card.
 */
export type StickerRateCard = {
  readonly id: string;
  readonly version: number;
  /** ISO date from which the card applies. */
  readonly validFrom: string;
  readonly materials: readonly StickerMaterialRate[];
  readonly setUp: Paise;
  /** Price of a metre of cut. */
  readonly cuttingPerMetre: Paise;
  /** Factor for special shapes: 15 000 is 1.5 times the price. */
  readonly specialCutting: BasisPoints;
  readonly trailSheets: number;
  readonly trailShare: BasisPoints;
  /** Ascending; each rate applies to the pieces of its band only. Rates never fall from band to band. */
  readonly discounts: readonly DiscountBand[];
  /** Share of the selling price. */
  readonly margin: BasisPoints;
  /** Minimum price of an order by shape, before tax. */
  readonly least: { readonly [shape in StickerShape]: Paise };
  readonly leastQuantity: number;
};

const rupees = (count: number) => paise(Math.round(count * 100));
const material = (code: string, name: string, perSheet: number) => ({ code, name, perSheet: rupees(perSheet) });

/**
 * Demonstration rates: the seed of the first sticker card, and the card that tests use. With them the smallest order of
 * each class costs its minimum, which is the starting price that the site advertises.
 */
export const demoStickerRateCard: StickerRateCard = {
  id: 'demo-stickers',
  version: 2,
  validFrom: '2026-11-01',
  materials: [
    material('chromo-paper', 'Chromo Paper', 10),
    material('kraft', 'Kraft Paper', 30),
    material('white-vinyl', 'White Vinyl', 38),
    material('transparent-vinyl', 'Transparent Vinyl', 42),
    material('metallic', 'Metallic', 55),
    material('holographic', 'Holographic', 65),
  ],
  setUp: rupees(15),
  cuttingPerMetre: rupees(0.6),
  specialCutting: bps(15_000),
  trailSheets: 2,
  trailShare: bps(200),
  discounts: [
    { upTo: 500, rate: bps(0) },
    { upTo: 1000, rate: bps(500) },
    { upTo: 5000, rate: bps(1000) },
    { upTo: null, rate: bps(1500) },
  ],
  margin: bps(3500),
  least: { round: rupees(120), rectangle: rupees(150), special: rupees(110) },
  leastQuantity: 100,
};
