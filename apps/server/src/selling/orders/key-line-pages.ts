import { type Company, statedSizeText } from '@boxwright/contract';
import { boxStyleOf, caliperOf, drawBox, namedBlanks } from '@boxwright/dieline';
import type { KeyLineData } from '@boxwright/documents';
import type { BoxSnapshot } from '../goods/box/box-snapshot.ts';

/** A box in an order, or the box of a sample. */
export interface OrderedBox {
  readonly itemName: string;
  /** All items that have it, in words; absent where that is one. */
  readonly items?: string;
  /** Whether it is printed inside, too; absent where it isn’t. */
  readonly inside?: true;
  readonly box: Pick<BoxSnapshot, 'style' | 'drawing' | 'length' | 'width' | 'height' | 'stated' | 'board'>;
}

/** Input for drawing an order's key line, as plain data: one page per box, two if it is printed inside. */
export interface KeyLines {
  readonly boxes: readonly [OrderedBox, ...OrderedBox[]];
  readonly orderNumber: string;
  readonly company: Company;
  readonly date: Date;
}

/** Draws the boxes as the pages of the PDF. */
export function keyLinePages({ boxes: [first, ...others], ...order }: KeyLines): [KeyLineData, ...KeyLineData[]] {
  const page = ({ itemName, items, box, inside }: OrderedBox): KeyLineData => {
    const { style: styleId, drawing, length, width, height, stated, board } = box;
    const style = boxStyleOf(styleId);
    const caliper = caliperOf(board.gsm, board.bulk);
    const drawn = drawBox(styleId, { length, width, height, caliper, revision: drawing });
    // Pricing used the same drawing, so it can't fail here.
    if (!drawn.ok || !style) throw new RangeError(`${itemName} of ${order.orderNumber} can't be drawn`);
    return {
      blanks: namedBlanks(drawn.box),
      style,
      inside: { length, width, height },
      // Older documents have no such size.
      ...(stated ? { ordered: statedSizeText(stated) } : {}),
      board: { name: `${board.name} ${board.gsm} gsm`, caliper },
      reference: `${order.orderNumber}, ${items ?? itemName}`,
      date: order.date,
      company: order.company,
      hasInside: inside === true,
    };
  };
  return [page(first), ...others.map(page)];
}
