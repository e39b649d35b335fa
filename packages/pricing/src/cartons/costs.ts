import type { Blank } from './blank.ts';
import type { CartonSpec, PriceLineCode } from './carton.ts';
import type { Coat, PastingClass, RateCard, StockSheet } from './rate-card.ts';

const squareMetresPerSquareInch = 0.00064516;

/** Price lines per blank; pasting and packing are per box. */
type BlankLineCode = Exclude<PriceLineCode, 'pasting' | 'packing'>;

/** Costs in paise before the margin, unrounded: only the final price is rounded. */
export type Costs<Code extends PriceLineCode = PriceLineCode> = {
  readonly lines: Readonly<Record<Code, number>>;
  /** The part that doesn't grow with the quantity. */
  readonly setUp: number;
  readonly sum: number;
};

/** A blank's cheapest sheet and number of ups. */
export type Run = {
  readonly blank: Blank;
  readonly sheet: StockSheet;
  readonly ups: number;
  readonly mostUps: number;
  readonly sheets: number;
  readonly costs: Costs<BlankLineCode>;
};

export type Job = {
  readonly spec: CartonSpec;
  readonly blanks: readonly Blank[];
  readonly outer: Coat;
  readonly inner: Coat;
  readonly boardPerKg: number;
  readonly pasting: PastingClass;
};

/** Costs of a sheet through all production steps. */
type SheetCosts = { readonly board: number; readonly outer: number; readonly inner: number; readonly punch: number };

/**
 * The cheapest number of ups of a blank on each stock sheet that it fits, in the card's order. The number of sheets is
 * fractional: whole sheets would sometimes raise the price per piece as the quantity grows.
 */
export function runsOf(job: Job, blank: Blank, card: RateCard): Run[] {
  return blank.layouts.flatMap(({ sheet, layouts }): Run[] => {
    const aSheet = sheetCosts(job, sheet, card);
    const perSheet = aSheet.board + aSheet.outer + aSheet.inner + aSheet.punch;
    const perUp = blank.ruleMetres * card.diePerMetre;
    let best = { ups: 0, cost: Infinity };
    for (const { ups } of layouts) {
      const sheets = sheetsFor(job, blank, ups, card);
      const cost = sheets * perSheet + printing(sheets, sheet) + ups * perUp;
      if (cost < best.cost) best = { ups, cost };
    }
    return best.ups > 0 ? [runOn(job, blank, sheet, best.ups, layouts.length, card)] : [];
  });
}

/** The costs of a box: those of each blank, and those of the box as a whole. */
export function boxCosts(runs: readonly Run[], { spec, pasting }: Job, card: RateCard): Costs {
  const perThousand = { pasting: card.pastingPer1000[pasting], packing: card.packingPer1000 };
  const summed = (code: BlankLineCode) => runs.reduce((sum, { costs }) => sum + costs.lines[code], 0);
  const lines: Record<PriceLineCode, number> = {
    board: summed('board'),
    print: summed('print'),
    plates: summed('plates'),
    outerCoat: summed('outerCoat'),
    innerCoat: summed('innerCoat'),
    die: summed('die'),
    punching: summed('punching'),
    pasting: (spec.quantity / 1000) * perThousand.pasting,
    packing: (spec.quantity / 1000) * perThousand.packing,
  };
  const sum = Object.values(lines).reduce((all, cost) => all + cost, 0);
  return { lines, setUp: runs.reduce((all, { costs }) => all + costs.setUp, 0), sum };
}

function runOn(job: Job, blank: Blank, sheet: StockSheet, ups: number, mostUps: number, card: RateCard): Run {
  const aSheet = sheetCosts(job, sheet, card);
  const sheets = sheetsFor(job, blank, ups, card);
  const plates = card.colours * card.platePerColour;
  const die = card.dieBase + blank.ruleMetres * ups * card.diePerMetre;
  const lines: Record<BlankLineCode, number> = {
    board: sheets * aSheet.board,
    print: printing(sheets, sheet),
    plates,
    outerCoat: sheets * aSheet.outer,
    innerCoat: sheets * aSheet.inner,
    die,
    punching: card.punchSetUp + sheets * aSheet.punch,
  };
  const makereadyASheet = aSheet.board + aSheet.outer + aSheet.inner + aSheet.punch;
  return {
    blank,
    sheet,
    ups,
    mostUps,
    sheets,
    costs: {
      lines,
      setUp: plates + die + sheet.printFirst1000 + card.punchSetUp + makereadySheets(job, card) * makereadyASheet,
      sum: Object.values(lines).reduce((sum, cost) => sum + cost, 0),
    },
  };
}

/** What a sheet of this job costs in each step, without set-up. */
export function sheetCosts({ spec, outer, inner, boardPerKg }: Job, sheet: StockSheet, card: RateCard): SheetCosts {
  const squareInches = sheet.widthIn * sheet.heightIn;
  return {
    board: (squareInches * squareMetresPerSquareInch * spec.board.gsm * boardPerKg) / 1000,
    outer: (squareInches / 100) * outer.perHundredSqIn,
    inner: (squareInches / 100) * inner.perHundredSqIn,
    punch: card.punchPer1000Sheets / 1000,
  };
}

/** The sheets wasted until press and coats run. */
export function makereadySheets({ outer, inner }: Job, card: RateCard): number {
  const coats = (outer.perHundredSqIn > 0 ? 1 : 0) + (inner.perHundredSqIn > 0 ? 1 : 0);
  return card.makereadySheets + coats * card.coatMakereadySheets;
}

function sheetsFor(job: Job, blank: Blank, ups: number, card: RateCard): number {
  return ((job.spec.quantity * blank.quantity) / ups) * (1 + card.waste / 10_000) + makereadySheets(job, card);
}

/** What the press costs for this many sheets. */
export function printing(sheets: number, { printFirst1000, printFurther1000 }: StockSheet): number {
  return printFirst1000 + (Math.max(0, sheets - 1000) / 1000) * printFurther1000;
}
