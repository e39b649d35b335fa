import type { BlankPart, DrawingRevision, Options } from '@boxwright/dieline';
import type { BasisPoints, Paise } from '@boxwright/money';

/** A board of the catalogue. `family` is the key of the rate card's `boardPerKg`. */
export type Board = { readonly code: string; readonly family: string; readonly gsm: number; readonly bulk: number };

/**
 * The input of a price, as plain data that is stored with each quote. Inside size in millimetres; coats by their rate
 * card code ('none' for none).
 */
export type CartonSpec = {
  /** Id of a style of `pricedStyles`; others are refused with a text for the buyer. */
  readonly style: string;
  /** The style's options; missing ones take their default. */
  readonly options?: Options;
  /** How the box is drawn: by default as the newest ones are. */
  readonly revision?: DrawingRevision;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly board: Board;
  readonly outerCoat: string;
  readonly innerCoat: string;
  /** Its inks; by default the rate card's colours outside, and none inside. */
  readonly print?: Printed;
  readonly quantity: number;
  /** How its parts are cut, if that is decided; by default as they cost least. */
  readonly planned?: Plan;
  /**
   * How its blanks may lie, if not as today: before engine 6.2.0 in rows that repeat, and before 8.3.0, where the grain is
   * free, both blanks of a box of two only in the rows that are best for one of them alone on the sheet.
   */
  readonly laid?: 'repeating' | 'best-alone';
  /** How the board's grain runs in its blanks; by default as the style needs it (`grainRuleOf`). */
  readonly grain?: GrainRule;
  /** What was rounded before engine 6.0.0; today it is the rate of a piece. */
  readonly rounded?: 'total';
};

/**
 * What a price promises of the board's grain. `held`: in each blank it runs in the preferred direction; `alike`: in all
 * blanks of the box in the same direction, whichever costs less; `free`: in each as it costs least.
 */
export type GrainRule = 'held' | 'alike' | 'free';

/** The inks of a side: how many of the process (0 to 4), and spot inks by their names. */
export type InksOfSide = { readonly process: number; readonly spots: readonly string[] };

export type Printed = { readonly outside: InksOfSide; readonly inside: InksOfSide };

/** Both blanks of a box lie on one sheet and have one die, or each has its own. Boxes of one blank are cut apart. */
export type Plan = 'together' | 'apart';

/** What a die decides of the boxes that it cuts. */
export type DieLayout = Pick<CartonSpec, 'laid' | 'grain'> & { readonly planned: Plan };

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
  /** Our cost of the line, before the margin. For staff. */
  readonly cost: Paise;
};

/** Weights of the whole order. */
export type CartonWeight = {
  /** One box: all its blanks with their coats. */
  readonly blankGrams: number;
  readonly actualKg: number;
  readonly volumetricKg: number;
  readonly chargeableKg: number;
};

export type CartonPrice = {
  readonly ok: true;
  /** Before tax and delivery: `perPiece` times the quantity. */
  readonly total: Paise;
  /** The rate of a piece: rupees with four decimals, "15.8200". */
  readonly perPiece: string;
  readonly breakdown: readonly PriceLine[];
  /**
   * The part that doesn't depend on the quantity (plates, die, first thousand, set-ups), with margin; the rest grows
   * with the quantity.
   */
  readonly setUp: Paise;
  /** Price of a reorder, when the die exists already. Every run needs plates and makeready. */
  readonly reorderTotal: Paise;
  /** Share of the set-up in the total, in basis points. */
  readonly setUpShare: BasisPoints;
  /** Name of the stock sheet; for a box whose blanks are printed apart, the names of their sheets, joined by " + ". */
  readonly sheet: string;
  /** Ups of the first blank. */
  readonly ups: number;
  /** Sheets of all runs, including waste and makeready; fractional, because prices are continuous in the quantity. */
  readonly sheets: number;
  /** How each blank of the box is made, the main one first. */
  readonly parts: readonly CartonPart[];
  readonly weight: CartonWeight;
  readonly engineVersion: string;
  readonly rateCard: { readonly id: string; readonly version: number };
};

/** One blank of a box on its sheet. */
export type CartonPart = {
  readonly part: BlankPart;
  /** Blanks with the same number lie on one sheet, with one die and one set of plates. From 1. */
  readonly run: number;
  /** How many of this blank one box needs. */
  readonly quantity: number;
  readonly sheet: string;
  readonly ups: number;
  /** The most blanks that this layout holds; fewer may be used because a smaller die can be cheaper. */
  readonly mostUps: number;
  /** Of its run, including waste and makeready. */
  readonly sheets: number;
  /** Knife and rule per carton on the die. */
  readonly ruleMetres: number;
};

/**
 * Why there is no price, with a text for the buyer. 'quote': the style is priced by quotation only; 'sheet': the box is
 * larger than any stock sheet, so it is priced by quotation as well; 'options': the style doesn't have this option.
 */
export type CartonPriceProblem = {
  readonly ok: false;
  readonly code: 'style' | 'quote' | 'size' | 'options' | 'quantity' | 'board' | 'coat' | 'print' | 'sheet';
  readonly text: string;
};
