import type { Paise } from '@boxwright/money';
import type { StickerLayout, StickerSize } from './lay-stickers.ts';

/** The input of a price, as plain data that is stored with each quote. `material` is a code of the rate card. */
export type StickerSpec = StickerSize & {
  readonly material: string;
  readonly quantity: number;
  /**
   * Length in mm of the cut of one sticker, traced around its artwork; length and width are then its bounding box, and
   * `cut` is the cut itself.
   * Special shapes are charged by it; without it by their bounding rectangle.
   */
  readonly cutLength?: number;
  /** 'total' for the price as before engine 8.0.0: rounded to paise as a whole, so that no rate multiplies up to it. */
  readonly rounded?: 'total';
};

export type StickerLineCode = 'sheets' | 'setUp' | 'cutting' | 'discount' | 'minimum';

/** One line of the price, margin included; the lines sum to the total to the paisa. The discount is negative. */
export type StickerLine = { readonly code: StickerLineCode; readonly label: string; readonly amount: Paise };

export type StickerPrice = {
  readonly ok: true;
  /** Before tax and delivery, after the discount: `unitCost` times the quantity. */
  readonly total: Paise;
  /** The rate of a piece: rupees with four decimals. */
  readonly unitCost: string;
  readonly discount: Paise;
  /** Of sheets, set-up and cutting, before the margin and any discount. */
  readonly cost: Paise;
  readonly breakdown: readonly StickerLine[];
  /** Size with bleed, mm. */
  readonly bleedLength: number;
  readonly bleedWidth: number;
  readonly layout: StickerLayout;
  readonly trailSheets: number;
  readonly totalSheets: number;
  readonly engineVersion: string;
  readonly rateCard: { readonly id: string; readonly version: number };
};

export type StickerPriceProblem = {
  readonly ok: false;
  readonly code: 'shape' | 'size' | 'quantity' | 'material';
  readonly text: string;
};
