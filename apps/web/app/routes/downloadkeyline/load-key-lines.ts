import type { OrderRow, StatedDieline } from '@boxwright/contract';
import { boxStyleOf, type DielineDrawing, dielineDrawing, drawBox, namedBlanks } from '@boxwright/dieline';
import { itemsInWords } from '@boxwright/orders';

/** A box of an order, or the box of an ordered sample, with the data for its key line. */
export interface DrawnKeyLine {
  /** Of the item that has it, or of all that do. */
  readonly itemName: string;
  readonly styleName: string;
  /** Inside size, board and coatings as a text. */
  readonly description: string;
  /** The box, for its files. */
  readonly stated: StatedDieline;
  /** Whether it is printed inside, too, in one of the items that have it. */
  readonly hasInside: boolean;
  readonly blanks: readonly (Pick<DielineDrawing, 'viewBox' | 'width' | 'height' | 'paths'> & {
    readonly name: string;
  })[];
}

/** Draws each different box of an order once, as it was ordered: a later drawing isn't what is cut. Only for loaders, because it contains the whole engine. */
export const drawKeyLines = (order: readonly OrderRow[]): DrawnKeyLine[] => {
  const boxes = Map.groupBy(
    order.map((row, position) => ({ ...row, position })).filter(({ itemKind }) => itemKind !== 'sticker'),
    (row) => [row.itemStyle, row.itemLength, row.itemWidth, row.itemHeight, row.itemCaliper, row.itemDrawing].join('|'),
  );
  return [...boxes.values()].flatMap(drawKeyLine);
};

const drawKeyLine = (rows: readonly (OrderRow & { readonly position: number })[]): DrawnKeyLine[] => {
  const [row] = rows;
  if (row === undefined) return [];
  const size = { length: row.itemLength, width: row.itemWidth, height: row.itemHeight };
  const drawn = drawBox(row.itemStyle, { ...size, caliper: row.itemCaliper, revision: row.itemDrawing });
  if (!drawn.ok) return [];
  return [
    {
      itemName: rows.length === 1 ? row.itemName : capital(itemsInWords(rows)),
      styleName: boxStyleOf(row.itemStyle)?.name ?? '',
      description: row.description,
      stated: { style: row.itemStyle, ...size, caliper: row.itemCaliper, drawing: row.itemDrawing },
      hasInside: rows.some(({ itemInside }) => itemInside),
      blanks: namedBlanks(drawn.box).map(({ name, dieline }) => {
        const { viewBox, width, height, paths } = dielineDrawing({ panels: dieline.panels, paths: dieline.paths });
        return { name, viewBox, width, height, paths };
      }),
    },
  ];
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
