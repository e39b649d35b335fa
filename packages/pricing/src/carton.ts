import type { StyleId } from '@boxwright/dieline';
import type { Paise } from '@boxwright/money';

/** The board as the catalogue knows it. `family` is the key of the rate card's `boardPerKg`. */
export type Board = { readonly code: string; readonly family: string; readonly gsm: number; readonly bulk: number };

/** What is to be priced. Inside size in millimetres; coats by their rate card code ('none' for none). */
export type CartonSpec = {
  readonly style: StyleId;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly board: Board;
  readonly outerCoat: string;
  readonly innerCoat: string;
  readonly quantity: number;
};

export type PriceLineCode =
  | 'board'
  | 'print'
  | 'plates'
  | 'outerCoat'
  | 'innerCoat'
  | 'die'
  | 'punching'
  | 'pasting'
  | 'packing';

/** One line of the price, margin included; the lines sum to the total to the paisa. */
export type PriceLine = {
  readonly code: PriceLineCode;
  readonly label: string;
  readonly amount: Paise;
  /** What the line costs us, before the margin. For staff. */
  readonly cost: Paise;
};

/** Weights of the whole order. */
export type CartonWeight = {
  /** One blank with its coats. */
  readonly blankGrams: number;
  readonly actualKg: number;
  readonly volumetricKg: number;
  readonly chargeableKg: number;
};

export type CartonPrice = {
  readonly ok: true;
  /** Before tax and delivery. */
  readonly total: Paise;
  /** Rupees with four decimals, for display: "15.8240". */
  readonly perPiece: string;
  readonly breakdown: readonly PriceLine[];
  /** Paid once, whatever the quantity (plates, die, first thousand, set-ups), with margin; the rest grows with it. */
  readonly setUp: Paise;
  /** The same order again: the die is there already. */
  readonly reorderTotal: Paise;
  /** Name of the stock sheet. */
  readonly sheet: string;
  readonly ups: number;
  /** Sheets with waste and makeready; fractional, because prices are continuous in the quantity. */
  readonly sheets: number;
  readonly weight: CartonWeight;
  readonly engineVersion: string;
  readonly rateCard: { readonly id: string; readonly version: number };
};

export type CartonPriceProblem = {
  readonly ok: false;
  readonly code: 'size' | 'quantity' | 'board' | 'coat' | 'sheet';
  readonly text: string;
};
