import type { Blank, SheetShared } from './blank.ts';
import type { CartonSpec, PriceLineCode } from './carton.ts';
import type { Layout } from './layouts.ts';
import { pressWork } from './press-work.ts';
import type { Coat, PastingClass, RateCard, StockSheet } from './rate-card.ts';
import type { SharedUps } from './together.ts';

const squareMetresPerSquareInch = 0.00064516;

/** Price lines per run; pasting and packing are per box. */
type RunLineCode = Exclude<PriceLineCode, 'pasting' | 'packing'>;

/** Costs in paise before the margin, unrounded: only the final price is rounded. */
export type Costs<Code extends PriceLineCode = PriceLineCode> = {
  readonly lines: Readonly<Record<Code, number>>;
  /** The part that doesn't grow with the quantity. */
  readonly setUp: number;
  readonly sum: number;
};

/** A blank in a run: how many of it lie on the sheet, and the most that the layout holds. */
export type RunBlank = { readonly blank: Blank; readonly ups: number; readonly mostUps: number };

/** What is printed and cut with one set of plates and one die: one blank, or both of a box on one sheet. */
export type Run = {
  readonly blanks: readonly RunBlank[];
  readonly sheet: StockSheet;
  readonly layout: Layout | SharedUps;
  readonly sheets: number;
  readonly costs: Costs<RunLineCode>;
};

export type Job = {
  readonly spec: CartonSpec;
  readonly blanks: readonly Blank[];
  readonly shared: readonly SheetShared[];
  readonly outer: Coat;
  readonly inner: Coat;
  readonly boardPerKg: number;
  readonly pasting: PastingClass;
};

/** Costs of a sheet through all production steps. */
export type SheetCosts = {
  readonly board: number;
  readonly outer: number;
  readonly inner: number;
  readonly punch: number;
};

/** A way to fill a sheet: the ups of each blank. */
type Filling = Pick<Run, 'blanks' | 'layout'>;

/**
 * The cheapest number of ups of a blank on each stock sheet that it fits, in the card's order. The number of sheets is
 * fractional: whole sheets would sometimes raise the price per piece as the quantity grows.
 */
export function runsOf(job: Job, blank: Blank, card: RateCard): Run[] {
  return blank.layouts.flatMap(({ sheet, layouts }) => {
    const fillings = layouts.map((layout) => ({
      blanks: [{ blank, ups: layout.ups, mostUps: layouts.length }],
      layout,
    }));
    return cheapestOn(job, sheet, fillings, card);
  });
}

/** The cheapest way to lay both blanks of a box on each stock sheet; none for other boxes. */
export function sharedRunsOf(job: Job, card: RateCard): Run[] {
  const [first, second] = job.blanks;
  if (!first || !second || job.spec.planned === 'apart') return [];
  return job.shared.flatMap(({ sheet, ways }) => {
    const fillings = ways.map((layout) => {
      const {
        ups: [ofFirst, ofSecond],
        on: {
          areas: [one, other],
        },
      } = layout;
      return {
        blanks: [
          { blank: first, ups: ofFirst, mostUps: one.mostUps },
          { blank: second, ups: ofSecond, mostUps: other.mostUps },
        ],
        layout,
      };
    });
    return cheapestOn(job, sheet, fillings, card);
  });
}

function cheapestOn(job: Job, sheet: StockSheet, fillings: readonly Filling[], card: RateCard): Run[] {
  const aSheet = sheetCosts(job, sheet, card);
  const perSheet = aSheet.board + aSheet.outer + aSheet.inner + aSheet.punch;
  const { passes } = pressWork(job.spec, card);
  let best: { readonly filling: Filling; readonly cost: number } | null = null;
  for (const filling of fillings) {
    const sheets = sheetsFor(job, filling.blanks, card);
    const cost = sheets * perSheet + passes * printing(sheets, sheet) + ruleOf(filling.blanks) * card.diePerMetre;
    if (best === null || cost < best.cost) best = { filling, cost };
  }
  return best === null ? [] : [runOn(job, best.filling, sheet, card)];
}

/** Metres of rule in a die. */
const ruleOf = (blanks: readonly RunBlank[]): number =>
  blanks.reduce((sum, { blank, ups }) => sum + blank.ruleMetres * ups, 0);

/** The costs of a box: those of each run, and those of the box as a whole. */
export function boxCosts(runs: readonly Run[], { spec, pasting }: Job, card: RateCard): Costs {
  const perThousand = { pasting: card.pastingPer1000[pasting], packing: card.packingPer1000 };
  const summed = (code: RunLineCode) => runs.reduce((sum, { costs }) => sum + costs.lines[code], 0);
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

function runOn(job: Job, { blanks, layout }: Filling, sheet: StockSheet, card: RateCard): Run {
  const aSheet = sheetCosts(job, sheet, card);
  const sheets = sheetsFor(job, blanks, card);
  const { passes, plates, washing } = pressWork(job.spec, card);
  const die = card.dieBase + ruleOf(blanks) * card.diePerMetre;
  const lines: Record<RunLineCode, number> = {
    board: sheets * aSheet.board,
    print: passes * printing(sheets, sheet) + washing,
    plates,
    outerCoat: sheets * aSheet.outer,
    innerCoat: sheets * aSheet.inner,
    die,
    punching: card.punchSetUp + sheets * aSheet.punch,
  };
  const makereadyASheet = aSheet.board + aSheet.outer + aSheet.inner + aSheet.punch;
  return {
    blanks,
    sheet,
    layout,
    sheets,
    costs: {
      lines,
      setUp:
        plates +
        die +
        passes * sheet.printFirst1000 +
        washing +
        card.punchSetUp +
        makereadySheets(job, card) * makereadyASheet,
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
export function makereadySheets(job: Job, card: RateCard): number {
  return pressWork(job.spec, card).makereadySheets + coatMakereadySheets(job, card);
}

/** Of these, the sheets wasted until the coats run. */
export function coatMakereadySheets({ outer, inner }: Job, card: RateCard): number {
  const coats = (outer.perHundredSqIn > 0 ? 1 : 0) + (inner.perHundredSqIn > 0 ? 1 : 0);
  return coats * card.coatMakereadySheets;
}

/** The blank that needs most sheets decides; of the others, some are left over. */
function sheetsFor(job: Job, blanks: readonly RunBlank[], card: RateCard): number {
  const good = blanks.reduce((most, { blank, ups }) => Math.max(most, (job.spec.quantity * blank.quantity) / ups), 0);
  return good * (1 + card.waste / 10_000) + makereadySheets(job, card);
}

/** What a pass through the press costs for this many sheets. */
export function printing(sheets: number, { printFirst1000, printFurther1000 }: StockSheet): number {
  return printFirst1000 + (Math.max(0, sheets - 1000) / 1000) * printFurther1000;
}
