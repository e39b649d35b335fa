import { type BlankPart, type BoxProblem, caliperOf, drawBox, measure } from '@boxwright/dieline';
import { LRUCache } from 'lru-cache';
import { nestable } from '../nesting/nest.ts';
import type { CartonSpec } from './carton.ts';
import { type Layout, layoutsOf, upsBoundOf } from './layouts.ts';
import type { RateCard, StockSheet } from './rate-card.ts';

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

export type MeasuredBlanks =
  | { readonly ok: true; readonly blanks: readonly Blank[] }
  | { readonly ok: false; readonly problem: BoxProblem };

/** The properties of a box that its layouts depend on. */
export type BoxToLay = Pick<CartonSpec, 'style' | 'length' | 'width' | 'height' | 'board' | 'options'>;

/** The stock sheets of a rate card. */
export type Sheets = Pick<RateCard, 'sheets'>;

/**
 * Drawing and nesting take longer than pricing, and buyers change quantity and coats far more often than size. The key is
 * the box and the sizes of the sheets, which the layouts depend on alone, so nothing empties it.
 */
const remembered = new LRUCache<string, MeasuredBlanks>({ max: 500 });

/** The blanks of a box and their layouts on a rate card's sheets. Cached; the result depends on the input only. */
export function blanksOf(box: BoxToLay, { sheets }: Sheets): MeasuredBlanks {
  const key = keyOf(box, sheets);
  const known = remembered.get(key);
  if (known) return withSheetsOf(known, sheets);
  const measured = measureBlanks(box, sheets);
  remembered.set(key, measured);
  return measured;
}

/** Whether this box's layouts are cached, so that pricing needs no drawing and nesting. */
export function knowsLayouts(box: BoxToLay, { sheets }: Sheets): boolean {
  return remembered.has(keyOf(box, sheets));
}

/** Only the slow part of pricing, to be run on a worker thread. Returns plain data. */
export function layOutBox(box: BoxToLay, { sheets }: Sheets): MeasuredBlanks {
  return measureBlanks(box, sheets);
}

/** Caches a result of `layOutBox` from another thread for the same box and sheets. */
export function rememberLayouts(box: BoxToLay, { sheets }: Sheets, measured: MeasuredBlanks): void {
  // The result contains copies of the sheets; prices must refer to the rate card's own objects.
  remembered.set(keyOf(box, sheets), withSheetsOf(measured, sheets));
}

function keyOf({ style, length, width, height, options, board }: BoxToLay, sheets: readonly StockSheet[]) {
  const chosen = options ? JSON.stringify(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1))) : '';
  const sizes = sheets.map(({ widthIn, heightIn }) => `${widthIn}x${heightIn}`).join();
  return `${style} ${length} ${width} ${height} ${caliperOf(board.gsm, board.bulk)} ${sizes} ${chosen}`;
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
  return { ok: true, blanks };
}

function measureBlanks(box: BoxToLay, sheets: readonly StockSheet[]): MeasuredBlanks {
  const { style, length, width, height, board, options = {} } = box;
  const caliper = caliperOf(board.gsm, board.bulk);
  const drawn = drawBox(style, { length, width, height, caliper, options });
  if (!drawn.ok) return drawn;
  const blanks = drawn.box.blanks.map(({ part, quantity, dieline }): Blank => {
    const { flatWidth, flatHeight, boardArea, totalRuleLength } = measure(dieline);
    const nesting = nestable(dieline);
    return {
      part,
      quantity,
      areaSqMm: Math.round(boardArea),
      flatWidthMm: Math.round(flatWidth * 1000) / 1000,
      flatHeightMm: Math.round(flatHeight * 1000) / 1000,
      caliperMm: caliper,
      ruleMetres: Math.round(totalRuleLength * 1000) / 1e6,
      layouts: sheets.map((sheet) => ({
        sheet,
        layouts: layoutsOf(nesting, sheet),
        bound: upsBoundOf(nesting, sheet),
      })),
    };
  });
  return { ok: true, blanks };
}
