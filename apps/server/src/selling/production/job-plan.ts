import { type ProductionStep, routeOf } from '@boxwright/orders';
import { pastingClassOf } from '@boxwright/pricing';
import { z } from 'zod';
import { stickerFigures } from '../goods/sticker/sticker-figures.ts';
import type { StoredOrderLine } from '../orders/stored-order.ts';

/** The parts of a carton's price, as they are stored with its line. */
const pricedParts = z.array(
  z.object({ part: z.string(), quantity: z.int(), sheet: z.string(), ups: z.int(), sheets: z.number() }),
);

/** A blank of a box on its sheet, as it was priced. */
export interface PlannedPart {
  readonly part: string;
  /** How many of these blanks one box needs. */
  readonly quantity: number;
  readonly sheet: string;
  readonly ups: number;
  /** Whole sheets, with waste and makeready. */
  readonly sheets: number;
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
      route: routeOf({ hasDie: true, isCoated, isPasted: (pastingClassOf(style) ?? 'straight') !== 'none' }),
      parts: priced.success ? priced.data.map((part) => ({ ...part, sheets: Math.ceil(part.sheets) })) : [],
      material: { code: board.code, name: `${board.name} ${board.gsm} gsm` },
    };
  }
  const route = routeOf({ hasDie: false, isCoated: false, isPasted: false });
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
          },
        ]
      : [],
    material: { code, name },
  };
}
