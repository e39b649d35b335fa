import type { OrderRow, StatedDieline } from '@boxwright/contract';
import { boxStyleOf, type DielineDrawing, dielineDrawing, drawBox, namedBlanks } from '@boxwright/dieline';

/** A box of an order, or the box of an ordered sample, with the data for its key line. */
export interface DrawnKeyLine {
  readonly itemName: string;
  readonly styleName: string;
  /** Inside size, board and coatings as a text. */
  readonly description: string;
  /** The box, for its files. */
  readonly stated: StatedDieline;
  readonly blanks: readonly (Pick<DielineDrawing, 'viewBox' | 'width' | 'height' | 'paths'> & {
    readonly name: string;
  })[];
}

/** Draws each different box of an order once, as it was ordered: a later drawing isn't what is cut. Only for loaders, because it contains the whole engine. */
export const drawKeyLines = (order: readonly OrderRow[]): DrawnKeyLine[] => {
  const boxes = new Map(
    order
      .filter(({ itemKind }) => itemKind !== 'sticker')
      .toReversed()
      .map((row) => [
        [row.itemStyle, row.itemLength, row.itemWidth, row.itemHeight, row.itemCaliper, row.itemDrawing].join('|'),
        row,
      ]),
  );
  return [...boxes.values()].toReversed().flatMap(drawKeyLine);
};

const drawKeyLine = (row: OrderRow): DrawnKeyLine[] => {
  const size = { length: row.itemLength, width: row.itemWidth, height: row.itemHeight };
  const drawn = drawBox(row.itemStyle, { ...size, caliper: row.itemCaliper, revision: row.itemDrawing });
  if (!drawn.ok) return [];
  return [
    {
      itemName: row.itemName,
      styleName: boxStyleOf(row.itemStyle)?.name ?? '',
      description: row.description,
      stated: { style: row.itemStyle, ...size, caliper: row.itemCaliper, drawing: row.itemDrawing },
      blanks: namedBlanks(drawn.box).map(({ name, dieline }) => {
        const { viewBox, width, height, paths } = dielineDrawing({ panels: dieline.panels, paths: dieline.paths });
        return { name, viewBox, width, height, paths };
      }),
    },
  ];
};
