import { type BasisPoints, type Paise, paise } from '@boxwright/money';

/** A stock sheet. Sizes in whole inches, as usual in the trade; prices are for four-colour printing. */
export type StockSheet = {
  readonly name: string;
  readonly widthIn: number;
  readonly heightIn: number;
  /** For the first thousand sheets or fewer. */
  readonly printFirst1000: Paise;
  /** For each further thousand, pro rata. */
  readonly printFurther1000: Paise;
};

export type CoatKind = 'outer' | 'inner';

export type Coat = {
  /** Stable code; 'none' exists for both kinds. */
  readonly code: string;
  readonly name: string;
  readonly kinds: readonly CoatKind[];
  readonly perHundredSqIn: Paise;
  /** Dry weight in grams per square metre. */
  readonly gsm: number;
};

/** Where blanks may be placed on a sheet, in whole millimetres. */
export type Imposition = {
  /** The margin along the longer edge that the press grips. */
  readonly gripper: number;
  /** The margin along both shorter edges. */
  readonly sideLay: number;
  /** The margin along the edge opposite the gripper. */
  readonly tail: number;
  /** The least distance between the knives of two blanks, in every direction: bleed, and a strip of waste. */
  readonly betweenKnives: number;
};

/** The usual figures, for cards from before cards had their own. */
export const usualImposition: Imposition = { gripper: 12, sideLay: 5, tail: 5, betweenKnives: 4 };

/** For cards from before cards had their own figure: half an hour of a press. */
export const usualWash = paise(50_000);

/** How a style is glued: along one side, with a lock bottom, or at four corners. */
export type PastingClass = 'straight' | 'lockBottom' | 'fourCorners' | 'none';

/**
 * Every figure a price depends on, as plain data: stored with each quote, so that the price can be recomputed years
 * later.
 */
export type RateCard = {
  readonly id: string;
  readonly version: number;
  /** ISO date from which the card applies. */
  readonly validFrom: string;
  readonly sheets: readonly StockSheet[];
  readonly imposition: Imposition;
  /** Price of a kilogram of board, by the board's family code. */
  readonly boardPerKg: { readonly [family: string]: Paise };
  readonly colours: number;
  readonly platePerColour: Paise;
  /** Washing a unit of the press for a spot ink, and back. */
  readonly washPerSpot: Paise;
  readonly makereadySheets: number;
  readonly waste: BasisPoints;
  readonly coats: readonly Coat[];
  readonly coatMakereadySheets: number;
  readonly dieBase: Paise;
  /** Price of a metre of knife or rule, for each carton on the die. */
  readonly diePerMetre: Paise;
  readonly punchSetUp: Paise;
  readonly punchPer1000Sheets: Paise;
  readonly pastingPer1000: { readonly [pasting in PastingClass]: Paise };
  readonly packingPer1000: Paise;
  /** Weight of the packing material, as a share of the goods' weight. */
  readonly packingWeight: BasisPoints;
  /** How much thicker a packed pile of flat cartons is than the board alone. */
  readonly packingLooseness: BasisPoints;
  /** Share of the selling price. */
  readonly margin: BasisPoints;
};
