import { caliperOf, type DrawnDieline, drawDieline, measure } from '@boxwright/dieline';
import type { CartonSpec } from './carton.ts';
import { type Layout, layoutsFor } from './layouts.ts';
import type { RateCard, StockSheet } from './rate-card.ts';

/** What a price needs to know of a drawn carton, in whole micrometres and mm², so that every machine computes alike. */
export type Blank = {
  readonly areaSqMm: number;
  readonly flatWidthMm: number;
  readonly flatHeightMm: number;
  readonly caliperMm: number;
  readonly ruleMetres: number;
  readonly layouts: readonly { readonly sheet: StockSheet; readonly layouts: readonly Layout[] }[];
};

type MeasuredBlank = { readonly ok: true; readonly blank: Blank } | Extract<DrawnDieline, { readonly ok: false }>;

/** Drawing and nesting take longer than pricing, and buyers change quantity and coats far more often than size. */
const remembered = new Map<string, MeasuredBlank>();
const mostRemembered = 500;

/** The blank of a carton and its layouts on a rate card's sheets. The same for the same input, remembered or not. */
export function blankOf(spec: Omit<CartonSpec, 'quantity'>, { sheets }: RateCard): MeasuredBlank {
  const caliper = caliperOf(spec.board.gsm, spec.board.bulk);
  const sizes = sheets.map(({ widthIn, heightIn }) => `${widthIn}x${heightIn}`).join();
  const key = `${spec.style} ${spec.length} ${spec.width} ${spec.height} ${caliper} ${sizes}`;
  const known = remembered.get(key) ?? measureBlank(spec, caliper, sheets);
  // Taken out and put back: a Map keeps its order of insertion, so the first key is the one unused longest.
  remembered.delete(key);
  remembered.set(key, known);
  if (remembered.size > mostRemembered) {
    const [oldest] = remembered.keys();
    if (oldest !== undefined) remembered.delete(oldest);
  }
  return withSheetsOf(known, sheets);
}

/** Another card may have the same sheets at other prices. */
function withSheetsOf(measured: MeasuredBlank, sheets: readonly StockSheet[]): MeasuredBlank {
  if (!measured.ok) return measured;
  const layouts = sheets.map((sheet, index) => ({ sheet, layouts: measured.blank.layouts[index]?.layouts ?? [] }));
  return { ok: true, blank: { ...measured.blank, layouts } };
}

function measureBlank(
  spec: Omit<CartonSpec, 'quantity'>,
  caliper: number,
  sheets: readonly StockSheet[],
): MeasuredBlank {
  const { style, length, width, height } = spec;
  const drawn = drawDieline(style, { length, width, height, caliper });
  if (!drawn.ok) return drawn;
  const { flatWidth, flatHeight, boardArea, totalRuleLength } = measure(drawn.dieline);
  return {
    ok: true,
    blank: {
      areaSqMm: Math.round(boardArea),
      flatWidthMm: Math.round(flatWidth * 1000) / 1000,
      flatHeightMm: Math.round(flatHeight * 1000) / 1000,
      caliperMm: caliper,
      ruleMetres: Math.round(totalRuleLength * 1000) / 1e6,
      layouts: sheets.map((sheet) => ({ sheet, layouts: layoutsFor(drawn.dieline, sheet) })),
    },
  };
}
