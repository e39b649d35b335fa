import { type BlankPart, type BoxProblem, caliperOf, drawBox, measure, newestRevision } from '@boxwright/dieline';
import { LRUCache } from 'lru-cache';
import { type Nestable, nestable } from '../nesting/nest.ts';
import type { CartonSpec } from './carton.ts';
import { grainRuleOf, liesOf } from './grain.ts';
import { type Layout, layoutsOf, upsBoundOf } from './layouts.ts';
import type { RateCard, StockSheet } from './rate-card.ts';
import { type BlankOnSheet, type SharedUps, sharedSheets } from './together.ts';

/**
 * The properties of a drawn blank that its price depends on, in whole micrometres and mm², so that every machine
 * computes the same.
 */
export type Blank = {
  readonly part: BlankPart;
  /** How many of this blank one box needs. */
  readonly quantity: number;
  readonly areaSqMm: number;
  readonly flatWidthMm: number;
  readonly flatHeightMm: number;
  readonly caliperMm: number;
  readonly ruleMetres: number;
  readonly layouts: readonly SheetLayouts[];
};

/** The layouts of a blank on one stock sheet, and the upper bound for any layout. */
export type SheetLayouts = { readonly sheet: StockSheet; readonly layouts: readonly Layout[]; readonly bound: number };

/** The ways to lay both blanks of a box of two on one stock sheet. */
export type SheetShared = { readonly sheet: StockSheet; readonly ways: readonly SharedUps[] };

export type MeasuredBlanks =
  | {
      readonly ok: true;
      readonly blanks: readonly Blank[];
      /** On each of the card's sheets; none for boxes of one blank. */
      readonly shared: readonly SheetShared[];
    }
  | { readonly ok: false; readonly problem: BoxProblem };

/** The properties of a box that its layouts depend on. */
export type BoxToLay = Pick<
  CartonSpec,
  'style' | 'length' | 'width' | 'height' | 'board' | 'options' | 'revision' | 'laid' | 'grain'
>;

/** The figures that layouts depend on, besides the box. */
export type LayoutFigures = Pick<RateCard, 'sheets' | 'imposition'>;

/**
 * Drawing and nesting take longer than pricing, and buyers change quantity and coats far more often than size. The key
 * has everything that layouts depend on: the box, the sizes of the sheets and where blanks may lie on them. So nothing
 * empties the cache. Each takes some 14 kB, and a catalogue has up to a thousand: every size on every board.
 */
const remembered = new LRUCache<string, MeasuredBlanks>({ max: 1_700 });

/** The blanks of a box and their layouts on a rate card's sheets. Cached; the result depends on the input only. */
export function blanksOf(box: BoxToLay, figures: LayoutFigures): MeasuredBlanks {
  const { sheets } = figures;
  const key = keyOf(box, figures);
  const known = remembered.get(key);
  if (known) return withSheetsOf(known, sheets);
  const measured = layOutBox(box, figures);
  remembered.set(key, measured);
  return measured;
}

/** Whether this box's layouts are cached, so that pricing needs no drawing and nesting. */
export function knowsLayouts(box: BoxToLay, figures: LayoutFigures): boolean {
  return remembered.has(keyOf(box, figures));
}

/** Caches a result of `layOutBox` from another thread for the same box and figures. */
export function rememberLayouts(box: BoxToLay, figures: LayoutFigures, measured: MeasuredBlanks): void {
  // The result contains copies of the sheets; prices must refer to the rate card's own objects.
  remembered.set(keyOf(box, figures), withSheetsOf(measured, figures.sheets));
}

function keyOf(box: BoxToLay, { sheets, imposition }: LayoutFigures) {
  const { style, length, width, height, options, board, revision = newestRevision, laid } = box;
  const chosen = options ? JSON.stringify(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1))) : '';
  const sizes = sheets.map(({ widthIn, heightIn }) => `${widthIn}x${heightIn}`).join();
  const { gripper, sideLay, tail, betweenKnives } = imposition;
  const free = `${gripper} ${sideLay} ${tail} ${betweenKnives}`;
  return `${style} ${length} ${width} ${height} ${caliperOf(board.gsm, board.bulk)} ${sizes} ${free} ${revision} ${laid ?? ''} ${grainRuleOf(box)} ${chosen}`;
}

/** Replaces the sheets by the given ones: another rate card may have the same sheets at other prices. */
function withSheetsOf(measured: MeasuredBlanks, sheets: readonly StockSheet[]): MeasuredBlanks {
  if (!measured.ok || measured.blanks.every(({ layouts }) => layouts.every(({ sheet }, at) => sheet === sheets[at]))) {
    return measured;
  }
  const blanks = measured.blanks.map((blank) => ({
    ...blank,
    layouts: blank.layouts.map((known, index) => ({ ...known, sheet: sheets[index] ?? known.sheet })),
  }));
  const shared = measured.shared.map((known, index) => ({ ...known, sheet: sheets[index] ?? known.sheet }));
  return { ok: true, blanks, shared };
}

const bothWays = ['upright', 'turned'] as const;

/** Draws a box and lays it out: the slow part of pricing, to be run on a worker thread. Returns plain data. */
export function layOutBox(box: BoxToLay, { sheets, imposition }: LayoutFigures): MeasuredBlanks {
  const { style, length, width, height, board, options = {}, revision = newestRevision } = box;
  const caliper = caliperOf(board.gsm, board.bulk);
  const drawn = drawBox(style, { length, width, height, caliper, options, revision });
  if (!drawn.ok) return drawn;
  const rule = grainRuleOf(box);
  const laid = drawn.box.blanks.map(({ part, quantity, dieline }) => {
    const { flatWidth, flatHeight, boardArea, totalRuleLength } = measure(dieline);
    const nesting = nestable(dieline, imposition.betweenKnives, box.laid === 'repeating' ? box.laid : undefined);
    const lies = liesOf(rule, style, dieline);
    const blank: Blank = {
      part,
      quantity,
      areaSqMm: Math.round(boardArea),
      flatWidthMm: Math.round(flatWidth * 1000) / 1000,
      flatHeightMm: Math.round(flatHeight * 1000) / 1000,
      caliperMm: caliper,
      ruleMetres: Math.round(totalRuleLength * 1000) / 1e6,
      layouts: sheets.map((sheet) => ({
        sheet,
        layouts: lies.flatMap((lie) => layoutsOf(nesting, sheet, imposition, lie)),
        bound: upsBoundOf(nesting, sheet, imposition),
      })),
    };
    return { blank, nesting, lies };
  });
  const isOfBothWays = rule === 'free' && box.laid === undefined;
  const [first, second, third] = laid;
  const onSheet = ({ blank, nesting, lies }: (typeof laid)[number], at: number, lie: number): BlankOnSheet => ({
    blank: nesting,
    pieces: blank.quantity,
    alone: aloneOn(nesting, blank.layouts[at]),
    lie: lies[lie] ?? 'any',
  });
  // Beside another blank, rows that hold no more than others by themselves may be the shallower ones.
  const aloneOn = (nesting: Nestable, on: SheetLayouts | undefined): readonly Layout[] =>
    on && isOfBothWays ? bothWays.flatMap((way) => layoutsOf(nesting, on.sheet, imposition, way)) : (on?.layouts ?? []);
  const shared =
    first && second && !third
      ? sheets.map((sheet, at) => ({
          sheet,
          ways: first.lies.flatMap((_, lie) =>
            sharedSheets([onSheet(first, at, lie), onSheet(second, at, lie)], sheet, imposition),
          ),
        }))
      : [];
  return { ok: true, blanks: laid.map(({ blank }) => blank), shared };
}
