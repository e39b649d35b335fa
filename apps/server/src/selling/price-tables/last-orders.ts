import type { OrderedLine, PriceTableKind } from '@boxwright/storage';
import { inksOfPrint } from '../goods/box/inks-of-print.ts';
import { layoutOf } from '../goods/die-on-file.ts';
import { readGoods } from '../goods/read-goods.ts';
import type { Ordered } from './reprice.ts';

/** One row of a comparison: a line of an order, or the delivery of one. */
export interface OrderedPart {
  readonly orderId: number;
  readonly orderNumber: number;
  readonly name: string;
  readonly quantity: number;
  readonly ordered: Ordered;
}

/** The parts of these lines that a price table prices, from the snapshots stored with them. */
export function partsOf(kind: PriceTableKind, lines: readonly OrderedLine[]): OrderedPart[] {
  return kind === 'delivery' ? deliveriesOf(lines) : lines.flatMap((line) => goodsOf(kind, line));
}

function goodsOf(kind: 'carton' | 'sticker', line: OrderedLine): OrderedPart[] {
  const ordered = orderedOf(kind, line);
  const { orderId, orderNumber, itemName, quantity } = line;
  return ordered ? [{ orderId, orderNumber, name: itemName, quantity, ordered }] : [];
}

function orderedOf(kind: 'carton' | 'sticker', line: OrderedLine): Ordered | null {
  if (line.kind !== (kind === 'carton' ? 'box' : 'sticker')) return null;
  const { snapshot } = readGoods(line);
  if (snapshot.kind === 'box') {
    const { style, length, width, height, print, grain, board, outer, inner, die } = snapshot;
    const { code, family, gsm, bulk } = board;
    const coats = { outerCoat: outer?.code ?? 'none', innerCoat: inner?.code ?? 'none' };
    const size = { style, length, width, height };
    return {
      kind: 'carton',
      spec: {
        ...size,
        board: { code, family, gsm, bulk },
        ...coats,
        ...inksOfPrint(print),
        quantity: line.quantity,
        grain,
        ...(die && layoutOf(die)),
      },
      hasDie: die !== null,
    };
  }
  if (snapshot.kind !== 'sticker') return null;
  const { shape, material, length, width, contour } = snapshot;
  // Older snapshots don't name the class.
  if (shape.priceClass === undefined) return null;
  const cut = contour ? { cutLength: contour.cutLength, cut: contour.path } : {};
  return {
    kind: 'sticker',
    spec: { shape: shape.priceClass, length, width, material: material.code, ...cut, quantity: line.quantity },
  };
}

/** An order's delivery is charged by the weight of all its lines. */
function deliveriesOf(lines: readonly OrderedLine[]): OrderedPart[] {
  const orders = Map.groupBy(lines, ({ orderId }) => orderId);
  return [...orders.values()].flatMap((ofOrder): OrderedPart[] => {
    const weightGrams = ofOrder.reduce((sum, line) => sum + line.weightGrams, 0);
    const pincode = ofOrder.find(({ destinationPincode }) => destinationPincode !== null)?.destinationPincode ?? null;
    const [first] = ofOrder;
    if (!first || pincode === null || weightGrams === 0) return [];
    const { orderId, orderNumber } = first;
    const ordered = { kind: 'delivery', weightGrams, pincode } as const;
    return [{ orderId, orderNumber, name: `Delivery to ${pincode}`, quantity: 1, ordered }];
  });
}
