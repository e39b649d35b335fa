import { type BlankPart, type BoxProblem, caliperOf, drawBox, measure } from '@boxwright/dieline';
import type { CartonSpec } from './carton.ts';
import { type Layout, layoutsOf, upsBoundOf } from './layouts.ts';
import { nestable } from './nesting/nest.ts';
import type { RateCard, StockSheet } from './rate-card.ts';

/** What a price needs to know of a drawn blank, in whole micrometres and mm², so that every machine computes alike. */
export type Blank = {
  readonly part: BlankPart;
  /** How many of it one box needs. */
  readonly quantity: number;
  readonly areaSqMm: number;
  readonly flatWidthMm: number;
  readonly flatHeightMm: number;
  readonly caliperMm: number;
  readonly ruleMetres: number;
  readonly layouts: readonly SheetLayouts[];
};

/** The layouts of a blank on one stock sheet, and how many no layout can exceed. */
export type SheetLayouts = { readonly sheet: StockSheet; readonly layouts: readonly Layout[]; readonly bound: number };

export type MeasuredBlanks =
  | { readonly ok: true; readonly blanks: readonly Blank[] }
  | { readonly ok: false; readonly problem: BoxProblem };

/** All of a box that its layouts depend on. */
export type BoxToLay = Pick<CartonSpec, 'style' | 'length' | 'width' | 'height' | 'board' | 'options'>;

/** The stock sheets of a rate card. */
export type Sheets = Pick<RateCard, 'sheets'>;

/** Drawing and nesting take longer than pricing, and buyers change quantity and coats far more often than size. */
const remembered = new Map<string, MeasuredBlanks>();
const mostRemembered = 500;

/** The blanks of a box and their layouts on a rate card's sheets. The same for the same input, remembered or not. */
export function blanksOf(box: BoxToLay, { sheets }: Sheets): MeasuredBlanks {
  const key = keyOf(box, sheets);
  const known = remembered.get(key) ?? measureBlanks(box, sheets);
  remember(key, known);
  return withSheetsOf(known, sheets);
}

/** Whether a price of this box needs no drawing and nesting any more. */
export function knowsLayouts(box: BoxToLay, { sheets }: Sheets): boolean {
  return remembered.has(keyOf(box, sheets));
}

/** What takes long of a price, and nothing else: for a thread of its own. Its answer is plain data. */
export function layOutBox(box: BoxToLay, { sheets }: Sheets): MeasuredBlanks {
  return measureBlanks(box, sheets);
}

/** Takes over what `layOutBox` answered for the same box and sheets elsewhere. */
export function rememberLayouts(box: BoxToLay, { sheets }: Sheets, measured: MeasuredBlanks): void {
  // Copies of the sheets came with it: prices are to find the card's own.
  remember(keyOf(box, sheets), withSheetsOf(measured, sheets));
}

function remember(key: string, measured: MeasuredBlanks): void {
  // Taken out and put back: a Map keeps its order of insertion, so the first key is the one unused longest.
  remembered.delete(key);
  remembered.set(key, measured);
  if (remembered.size <= mostRemembered) return;
  const [oldest] = remembered.keys();
  if (oldest !== undefined) remembered.delete(oldest);
}

function keyOf({ style, length, width, height, options, board }: BoxToLay, sheets: readonly StockSheet[]) {
  const chosen = options ? JSON.stringify(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1))) : '';
  const sizes = sheets.map(({ widthIn, heightIn }) => `${widthIn}x${heightIn}`).join();
  return `${style} ${length} ${width} ${height} ${caliperOf(board.gsm, board.bulk)} ${sizes} ${chosen}`;
}

/** Another card may have the same sheets at other prices. */
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
