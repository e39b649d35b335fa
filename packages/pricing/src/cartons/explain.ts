import { type BlankPart, caliperOf, drawBox, newestRevision, outlineOf, type Point } from '@boxwright/dieline';
import { type Paise, roundHalfUp } from '@boxwright/money';
import { engineVersion } from '../engine-version.ts';
import { asPricedBy } from './as-priced-by.ts';
import type { CartonPrice, CartonPriceProblem, CartonSpec } from './carton.ts';
import { type Run, runsOf, sharedRunsOf } from './costs.ts';
import { prepareJob, tooLarge } from './job.ts';
import { type Place, placesOf } from './layouts.ts';
import { cheapestWay, priceCarton } from './price-carton.ts';
import type { RateCard, StockSheet } from './rate-card.ts';
import { sharedPlaces } from './together.ts';
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

/** The cost of both blanks of a box on one of the card's sheets. */
export type SharedChoice = Pick<SheetChoice, 'sheet' | 'sheets' | 'cost'> & {
  /** Of each blank, in the order of the parts. */
  readonly ups: readonly number[];
};

/** A part on its cheapest sheet, ready to be drawn. */
export type PartLayout = {
  readonly part: BlankPart;
  /** Parts with the same number lie on the same sheet. */
  readonly run: number;
  readonly sheet: StockSheet;
  readonly ups: number;
  readonly mostUps: number;
  /** Null for a blank that shares its sheet. */
  readonly bound: number | null;
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
  /** For a box of two blanks: every sheet that holds both, with the cheapest ups. */
  readonly together: readonly SharedChoice[];
};

/**
 * Recomputes a stored price, to the paisa, with every sheet that was considered. A price of another engine version
 * can't be recomputed and is refused; what was stored with it remains valid.
 */
export function explainCarton(stored: StoredPrice): CartonExplanation | CartonPriceProblem | EngineProblem {
  const spec = asPricedBy(stored.engineVersion, stored.spec);
  if (!spec) {
    const text = `This price was made by version ${stored.engineVersion} of the price engine; this is ${engineVersion}.`;
    return { ok: false, code: 'engine', text };
  }
  const priced = priceCarton(spec, stored.rateCard);
  if (!priced.ok) return priced;
  const prepared = prepareJob(spec, stored.rateCard);
  if (!prepared.ok) return prepared;
  const price = {
    ...(stored.hasDie ? withoutDie(priced, spec.quantity) : priced),
    engineVersion: stored.engineVersion,
  };
  const { job } = cheapestWay(prepared.job, stored.rateCard) ?? prepared;
  const parts = job.blanks.map((blank) => ({
    part: blank.part,
    choices: runsOf(job, blank, stored.rateCard).map((run): SheetChoice => {
      const [laid] = run.blanks;
      const mostUps = laid?.mostUps ?? 0;
      const bound = blank.layouts.find(({ sheet }) => sheet === run.sheet)?.bound ?? mostUps;
      return { ...choiceOf(run), ups: laid?.ups ?? 0, mostUps, bound };
    }),
  }));
  const together = sharedRunsOf(job, stored.rateCard).map(
    (run): SharedChoice => ({ ...choiceOf(run), ups: run.blanks.map(({ ups }) => ups) }),
  );
  return { ok: true, price, parts, together };
}

const choiceOf = ({ sheet, sheets, costs }: Run) => ({
  sheet: sheet.name,
  sheets: Math.round(sheets * 1000) / 1000,
  cost: roundHalfUp(costs.sum),
});

/** The sheet layouts that a price is based on, one per part, for the planner and the buyer. */
export function cartonLayouts(
  spec: CartonSpec,
  rateCard: RateCard,
): { readonly ok: true; readonly parts: readonly PartLayout[] } | CartonPriceProblem {
  const prepared = prepareJob(spec, rateCard);
  if (!prepared.ok) return prepared;
  const way = cheapestWay(prepared.job, rateCard);
  if (!way) return tooLarge;
  const { job, runs } = way;
  const outlines = outlinesOf(spec);
  const parts = runs.flatMap((run, index) => {
    const { blanks, sheet } = run;
    const places = placesIn(run, rateCard.imposition);
    return blanks.map(({ blank, ups, mostUps }, at): PartLayout => {
      const alone = blanks.length === 1 ? blank.layouts.find((each) => each.sheet === sheet) : undefined;
      return {
        part: blank.part,
        run: index + 1,
        sheet,
        ups,
        mostUps,
        bound: alone?.bound ?? null,
        places: places[at] ?? [],
        outline: outlines[job.blanks.indexOf(blank)] ?? [],
      };
    });
  });
  return { ok: true, parts };
}

/** The places of each blank of a run. */
const placesIn = ({ layout, sheet }: Run, imposition: RateCard['imposition']): readonly (readonly Place[])[] =>
  'on' in layout ? sharedPlaces(layout, sheet, imposition) : [placesOf(layout, sheet, imposition)];

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
