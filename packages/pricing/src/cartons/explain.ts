import { type BlankPart, caliperOf, drawBox, newestRevision, outlineOf, type Point } from '@boxwright/dieline';
import { type Paise, roundHalfUp } from '@boxwright/money';
import { engineVersion, pricesAs } from '../engine-version.ts';
import type { CartonPrice, CartonPriceProblem, CartonSpec } from './carton.ts';
import { runsOf } from './costs.ts';
import { prepareJob, tooLarge } from './job.ts';
import { type Place, placesOf } from './layouts.ts';
import { cheapestRuns, priceCarton } from './price-carton.ts';
import type { RateCard, StockSheet } from './rate-card.ts';
import { withoutDie } from './without-die.ts';

/** What a quote or order line stores to recompute its price. */
export type StoredPrice = {
  readonly spec: CartonSpec;
  readonly rateCard: RateCard;
  readonly engineVersion: string;
  /** Whether the customer's die existed already, so that the price doesn't include one. */
  readonly hasDie?: boolean;
};

export type EngineProblem = { readonly ok: false; readonly code: 'engine'; readonly text: string };

/** The cost of a part on one of the card's sheets. */
export type SheetChoice = {
  readonly sheet: string;
  readonly ups: number;
  readonly mostUps: number;
  /** Upper bound for any layout. */
  readonly bound: number;
  readonly sheets: number;
  /** Before the margin, without the costs of the box as a whole. */
  readonly cost: Paise;
};

/** A part on its cheapest sheet, ready to be drawn. */
export type PartLayout = {
  readonly part: BlankPart;
  readonly sheet: StockSheet;
  readonly ups: number;
  readonly mostUps: number;
  readonly bound: number;
  /** One position per up. */
  readonly places: readonly Place[];
  /** The blank as drawn, in millimetres from the upper left corner of its bounding box. */
  readonly outline: readonly Point[];
};

export type CartonExplanation = {
  readonly ok: true;
  readonly price: CartonPrice;
  /** For each part of the box: every sheet that it fits, with the cheapest number of ups. */
  readonly parts: readonly { readonly part: BlankPart; readonly choices: readonly SheetChoice[] }[];
};

/**
 * Recomputes a stored price, to the paisa, with every sheet that was considered. A price of another engine version
 * can't be recomputed and is refused; what was stored with it remains valid.
 */
export function explainCarton(stored: StoredPrice): CartonExplanation | CartonPriceProblem | EngineProblem {
  if (!pricesAs(stored.engineVersion, stored.spec.revision)) {
    const text = `This price was made by version ${stored.engineVersion} of the price engine; this is ${engineVersion}.`;
    return { ok: false, code: 'engine', text };
  }
  const priced = priceCarton(stored.spec, stored.rateCard);
  if (!priced.ok) return priced;
  const price = stored.hasDie ? withoutDie(priced, stored.spec.quantity) : priced;
  const prepared = prepareJob(stored.spec, stored.rateCard);
  if (!prepared.ok) return prepared;
  const parts = prepared.job.blanks.map((blank) => ({
    part: blank.part,
    choices: runsOf(prepared.job, blank, stored.rateCard).map(
      ({ sheet, ups, mostUps, sheets, costs }): SheetChoice => ({
        sheet: sheet.name,
        ups,
        mostUps,
        bound: blank.layouts.find((each) => each.sheet === sheet)?.bound ?? mostUps,
        sheets: Math.round(sheets * 1000) / 1000,
        cost: roundHalfUp(costs.sum),
      }),
    ),
  }));
  return { ok: true, price, parts };
}

/** The sheet layouts that a price is based on, one per part, for the planner and the buyer. */
export function cartonLayouts(
  spec: CartonSpec,
  rateCard: RateCard,
): { readonly ok: true; readonly parts: readonly PartLayout[] } | CartonPriceProblem {
  const prepared = prepareJob(spec, rateCard);
  if (!prepared.ok) return prepared;
  const runs = cheapestRuns(prepared.job, rateCard);
  if (!runs) return tooLarge;
  const outlines = outlinesOf(spec);
  const parts = runs.map(({ blank, sheet, ups, mostUps }, index): PartLayout => {
    const onSheet = blank.layouts.find((each) => each.sheet === sheet);
    const layout = onSheet?.layouts.find((each) => each.ups === ups);
    const places = layout ? placesOf(layout, sheet, rateCard.imposition) : [];
    const outline = outlines[index] ?? [];
    return { part: blank.part, sheet, ups, mostUps, bound: onSheet?.bound ?? mostUps, places, outline };
  });
  return { ok: true, parts };
}

function outlinesOf({
  style,
  length,
  width,
  height,
  board,
  options = {},
  revision = newestRevision,
}: CartonSpec): (readonly Point[])[] {
  const drawn = drawBox(style, { length, width, height, caliper: caliperOf(board.gsm, board.bulk), options, revision });
  return drawn.ok ? drawn.box.blanks.map(({ dieline }) => fromCorner(outlineOf(dieline))) : [];
}

function fromCorner(outline: readonly Point[]): Point[] {
  const left = outline.reduce((least, [x]) => Math.min(least, x), Infinity);
  const top = outline.reduce((least, [, y]) => Math.min(least, y), Infinity);
  return outline.map(([x, y]): Point => [x - left, y - top]);
}
