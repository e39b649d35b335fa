import type { Company } from '@boxwright/contract';
import { boxStyleOf, caliperOf, drawBox, namedBlanks } from '@boxwright/dieline';
import type { KeyLineData } from '@boxwright/documents';
import type { BoxConfiguration } from '../cart/configuration.ts';

/** A box of an order. */
export interface OrderedBox {
  readonly itemName: string;
  readonly configuration: Pick<BoxConfiguration, 'style' | 'length' | 'width' | 'height' | 'board'>;
}

/** What an order's key line is drawn from, as plain data: one page for each of the boxes. */
export interface KeyLines {
  readonly boxes: readonly [OrderedBox, ...OrderedBox[]];
  readonly orderNumber: string;
  readonly company: Company;
  readonly date: Date;
}

/** Draws the boxes, ready to be put on paper. */
export function keyLinePages({ boxes: [first, ...others], ...order }: KeyLines): [KeyLineData, ...KeyLineData[]] {
  const page = ({ itemName, configuration }: OrderedBox): KeyLineData => {
    const { style: styleId, length, width, height, board } = configuration;
    const style = boxStyleOf(styleId);
    const caliper = caliperOf(board.gsm, board.bulk);
    const drawn = drawBox(styleId, { length, width, height, caliper });
    // It was priced from this very drawing.
    if (!drawn.ok || !style) throw new RangeError(`${itemName} of ${order.orderNumber} can't be drawn`);
    return {
      blanks: namedBlanks(drawn.box),
      style,
      inside: { length, width, height },
      board: { name: `${board.name} ${board.gsm} gsm`, caliper },
      reference: `${order.orderNumber}, ${itemName}`,
      date: order.date,
      company: order.company,
    };
  };
  return [page(first), ...others.map(page)];
}
