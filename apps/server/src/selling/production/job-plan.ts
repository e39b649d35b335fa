import { type ProductionStep, routeOf } from '@boxwright/orders';
import { pastingClassOf } from '@boxwright/pricing';
import { z } from 'zod';
import { isPlainSample, takesFile } from '../goods/is-printed.ts';
import { stickerFigures } from '../goods/sticker/sticker-figures.ts';
import type { StoredOrderLine } from '../orders/stored-order.ts';

/** The parts of a carton's price, as they are stored with its line; before engine 5.0.0 each had a run of its own. */
const pricedParts = z.array(
  z.object({
    part: z.string(),
    run: z.int().optional(),
    quantity: z.int(),
    sheet: z.string(),
    ups: z.int(),
    sheets: z.number(),
  }),
);

/** What is printed and cut together of a box, as it was priced: a blank, or both on one sheet. */
export interface PlannedPart {
  /** The blank's name; for several blanks also the ups of each: "base 2 + lid 3". */
  readonly part: string;
  /** How many of these blanks one box needs; 1 for several. */
  readonly quantity: number;
  readonly sheet: string;
  /** Of all its blanks. */
  readonly ups: number;
  /** Whole sheets, with waste and makeready. */
  readonly sheets: number;
  readonly blanks: readonly PlannedBlank[];
}

export interface PlannedBlank {
  readonly part: string;
  /** How many of these blanks one box needs. */
  readonly quantity: number;
  readonly ups: number;
}

/** How a line is made. */
export interface JobPlan {
  readonly route: readonly ProductionStep[];
  /** Empty for samples, and for older boxes, whose prices were stored without parts. */
  readonly parts: readonly PlannedPart[];
  /** The board or the stickers' material; null for samples. */
  readonly material: { readonly code: string; readonly name: string } | null;
}

/** The sheet that digital presses take. */
export const stickerSheetName = '13×19 in';

/** Plans the making of a line from what was stored with it, so that the figures are those of its price. */
export function planJob({ goods, breakdown }: Pick<StoredOrderLine, 'goods' | 'breakdown'>): JobPlan {
  const { snapshot } = goods;
  if (snapshot.kind === 'box') {
    const { style, board, outer, inner } = snapshot;
    const isCoated = [outer, inner].some((coat) => coat !== null && coat.code !== 'none');
    const priced = pricedParts.safeParse(breakdown['parts']);
    return {
      route: routeOf({
        hasDie: true,
        isPrinted: takesFile(snapshot),
        isCoated,
        isPasted: (pastingClassOf(style) ?? 'straight') !== 'none',
      }),
      parts: priced.success ? partsOf(priced.data) : [],
      material: { code: board.code, name: `${board.name} ${board.gsm} gsm` },
    };
  }
  const isPrinted = !isPlainSample(snapshot);
  const route = routeOf({ hasDie: false, isPrinted, isCoated: false, isPasted: false });
  if (snapshot.kind === 'sample') return { route, parts: [], material: null };
  const figures = stickerFigures.safeParse(breakdown);
  const { code, name } = snapshot.material;
  return {
    route,
    parts: figures.success
      ? [
          {
            part: 'stickers',
            quantity: 1,
            sheet: stickerSheetName,
            ups: figures.data.layout.count,
            sheets: figures.data.totalSheets,
            blanks: [{ part: 'stickers', quantity: 1, ups: figures.data.layout.count }],
          },
        ]
      : [],
    material: { code, name },
  };
}

function partsOf(priced: z.output<typeof pricedParts>): PlannedPart[] {
  const runs = Map.groupBy(priced, ({ part, run }) => run ?? part);
  return [...runs.values()].flatMap((parts): PlannedPart[] => {
    const [first, ...others] = parts;
    if (!first) return [];
    const blanks = parts.map(({ part, quantity, ups }) => ({ part, quantity, ups }));
    const common = { sheet: first.sheet, sheets: Math.ceil(first.sheets), blanks };
    if (others.length === 0) return [{ part: first.part, quantity: first.quantity, ups: first.ups, ...common }];
    const part = blanks.map((blank) => `${blank.part} ${blank.ups}`).join(' + ');
    return [{ part, quantity: 1, ups: blanks.reduce((sum, { ups }) => sum + ups, 0), ...common }];
  });
}
