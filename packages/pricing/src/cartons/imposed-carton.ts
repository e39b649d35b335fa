import {
  boardOf,
  caliperOf,
  clearOfGripper,
  type Dieline,
  drawBox,
  hasStripped,
  type ImposedBlank,
  type ImposedSheet,
  newestRevision,
  type SheetPlace,
} from '@boxwright/dieline';
import type { CartonPriceProblem, CartonSpec } from './carton.ts';
import { cartonLayouts } from './explain.ts';
import type { Imposition, RateCard, StockSheet } from './rate-card.ts';

const millimetresInInch = 25.4;

/** What is printed and cut together of a box, as priced: one part or both on one sheet. */
export type ImposedRun = {
  readonly parts: readonly { readonly part: string; readonly ups: number }[];
  /** Upper bound of ups for any layout on this sheet; null if its blanks share it. */
  readonly bound: number | null;
  readonly sheetName: string;
  readonly sheet: ImposedSheet;
};

/**
 * The sheets of a box with all their lines: the layouts that its price is based on, as far from the grippers as they leave
 * room for. The same specification, rate card and engine version give the same sheets.
 */
export function imposedCarton(
  spec: CartonSpec,
  card: RateCard,
): { readonly ok: true; readonly runs: readonly ImposedRun[] } | CartonPriceProblem {
  const laid = cartonLayouts(spec, card);
  if (!laid.ok) return laid;
  const dielines = dielinesOf(spec);
  const runs = [...Map.groupBy(laid.parts, ({ run }) => run).values()].flatMap((parts): ImposedRun[] => {
    const [first] = parts;
    const blanks = parts.flatMap(({ part, places }): ImposedBlank[] => {
      const dieline = dielines.get(part);
      return dieline ? [{ name: part, dieline, places }] : [];
    });
    if (!first || blanks.length < parts.length) return [];
    const sheet = clearOfGripper({ ...emptySheet(first.sheet, card.imposition), blanks });
    const { bound } = first;
    return [{ parts: parts.map(({ part, ups }) => ({ part, ups })), bound, sheetName: first.sheet.name, sheet }];
  });
  return { ok: true, runs };
}

/** A blank of a box, and the bounding boxes of its places on a sheet, in millimetres. */
export type BlankTogether = {
  readonly name: string;
  readonly spec: Drawn;
  readonly part: string;
  readonly places: readonly {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    /** Without it, as the size says: upright, or turned by 90°. */
    readonly turn?: SheetPlace['turn'];
  }[];
};

/**
 * Blanks of several boxes on one sheet, as in a gang run; null if a box is no longer drawn in the size that was laid
 * out.
 */
export function imposedTogether(
  sheet: Pick<ImposedSheet, 'width' | 'height' | 'margins'>,
  blanks: readonly BlankTogether[],
): ImposedSheet | null {
  const laid = blanks.flatMap(({ name, spec, part, places }): ImposedBlank[] => {
    const dieline = dielinesOf(spec).get(part);
    if (!dieline) return [];
    const { left, top, right, bottom } = boardOf(dieline);
    const [width, height] = [right - left, bottom - top];
    const isSize = (place: BlankTogether['places'][number], across: number, down: number) =>
      Math.abs(place.width - across) < sameSize && Math.abs(place.height - down) < sameSize;
    const turned = places.flatMap((place): SheetPlace[] => {
      const { x, y, turn } = place;
      if (isSize(place, width, height) && (turn ?? 0) % 180 === 0) return [{ x, y, turn: turn ?? 0 }];
      return isSize(place, height, width) && (turn ?? 90) % 180 === 90 ? [{ x, y, turn: turn ?? 90 }] : [];
    });
    return turned.length === places.length ? [{ name, dieline, places: turned }] : [];
  });
  return laid.length === blanks.length ? clearOfGripper({ ...sheet, blanks: laid }) : null;
}

/** Layouts are in whole micrometres. */
const sameSize = 0.002;

type Drawn = Pick<CartonSpec, 'style' | 'length' | 'width' | 'height' | 'board' | 'options' | 'revision'>;

/** Whether a part of a box has cut-outs that are stripped from its sheet. */
export function isStripped(spec: Drawn, part: string): boolean {
  const dieline = dielinesOf(spec).get(part);
  return dieline !== undefined && hasStripped(dieline);
}

/** The drawing of each blank, by its part. */
function dielinesOf({
  style,
  length,
  width,
  height,
  board,
  options = {},
  revision = newestRevision,
}: Drawn): Map<string, Dieline> {
  const drawn = drawBox(style, { length, width, height, caliper: caliperOf(board.gsm, board.bulk), options, revision });
  return new Map(drawn.ok ? drawn.box.blanks.map(({ part, dieline }) => [part, dieline]) : []);
}

/** A stock sheet with the press's margins, still without blanks. */
export const emptySheet = (
  { widthIn, heightIn }: Pick<StockSheet, 'widthIn' | 'heightIn'>,
  { gripper, sideLay, tail }: Imposition,
): Omit<ImposedSheet, 'blanks'> => ({
  width: Math.max(widthIn, heightIn) * millimetresInInch,
  height: Math.min(widthIn, heightIn) * millimetresInInch,
  margins: { gripper, side: sideLay, tail },
});
