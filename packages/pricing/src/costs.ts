import type { StyleId } from '@boxwright/dieline';
import type { Blank } from './blank.ts';
import type { CartonSpec, PriceLineCode } from './carton.ts';
import type { Coat, PastingClass, RateCard, StockSheet } from './rate-card.ts';

const squareMetresPerSquareInch = 0.00064516;

const pastingOf: { readonly [style in StyleId]: PastingClass } = {
  'straight-tuck-end': 'straight',
  'reverse-tuck-end': 'straight',
};

/** Costs in paise before the margin, not yet rounded: rounding happens once, on the price. */
export type Costs = {
  readonly sheets: number;
  readonly lines: Readonly<Record<PriceLineCode, number>>;
  /** The part that doesn't grow with the quantity. */
  readonly setUp: number;
  readonly sum: number;
};

export type Job = {
  readonly spec: CartonSpec;
  readonly blank: Blank;
  readonly outer: Coat;
  readonly inner: Coat;
  readonly boardPerKg: number;
};

/**
 * What a job costs on a sheet with so many ups. Sheets are counted continuously: whole sheets would make the price per
 * piece jump up now and then as the quantity grows.
 */
export function costsOf(
  { spec, blank, outer, inner, boardPerKg }: Job,
  sheet: StockSheet,
  ups: number,
  card: RateCard,
): Costs {
  const coats = [outer, inner].filter(({ perHundredSqIn }) => perHundredSqIn > 0).length;
  const makeready = card.makereadySheets + coats * card.coatMakereadySheets;
  const sheets = (spec.quantity / ups) * (1 + card.waste / 10_000) + makeready;
  const squareInches = sheet.widthIn * sheet.heightIn;
  const boardASheet = (squareInches * squareMetresPerSquareInch * spec.board.gsm * boardPerKg) / 1000;
  const coatASheet = (coat: Coat) => (squareInches / 100) * coat.perHundredSqIn;
  const punchASheet = card.punchPer1000Sheets / 1000;
  const plates = card.colours * card.platePerColour;
  const die = card.dieBase + blank.ruleMetres * ups * card.diePerMetre;

  const lines: Record<PriceLineCode, number> = {
    board: sheets * boardASheet,
    print: sheet.printFirst1000 + (Math.max(0, sheets - 1000) / 1000) * sheet.printFurther1000,
    plates,
    outerCoat: sheets * coatASheet(outer),
    innerCoat: sheets * coatASheet(inner),
    die,
    punching: card.punchSetUp + sheets * punchASheet,
    pasting: (spec.quantity / 1000) * card.pastingPer1000[pastingOf[spec.style]],
    packing: (spec.quantity / 1000) * card.packingPer1000,
  };
  const makereadyASheet = boardASheet + coatASheet(outer) + coatASheet(inner) + punchASheet;
  return {
    sheets,
    lines,
    setUp: plates + die + sheet.printFirst1000 + card.punchSetUp + makeready * makereadyASheet,
    sum: Object.values(lines).reduce((sum, cost) => sum + cost, 0),
  };
}
