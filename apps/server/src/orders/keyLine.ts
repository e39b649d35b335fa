import { createHash } from 'node:crypto';
import type { Company } from '@boxwright/contract';
import { boxStyleOf, caliperOf, drawBox, namedBlanks } from '@boxwright/dieline';
import { type KeyLineData, keyLinesPdf } from '@boxwright/documents';
import type { Order } from '@boxwright/storage';
import type { BoxConfiguration } from '../cart/configuration.ts';
import type { Services } from '../services.ts';
import { readCompany } from '../settings.ts';
import { keptDocument } from './keptDocument.ts';
import { orderNumber } from './orderNumber.ts';
import type { StoredOrder } from './storedOrder.ts';

/**
 * The key line of an order, a page for each different box of it; null when no box is in it. Made when it is first asked
 * for, and kept while the boxes stay as they are: later drawings of ours change nothing of what a customer designs on.
 */
export async function keyLine(services: Services, stored: StoredOrder): Promise<Uint8Array | null> {
  const { order } = stored;
  const boxes = differentBoxes(stored);
  const [first, ...others] = boxes;
  if (!first) return null;
  return keptDocument(services, { orderId: order.id, kind: 'key-line', madeFrom: digestOf(boxes) }, async () => {
    const company = await readCompany(services.db);
    const page = (box: OrderedBox) => keyLineData(box, order, company, services.now());
    return keyLinesPdf([page(first), ...others.map(page)]);
  });
}

interface OrderedBox {
  readonly itemName: string;
  readonly configuration: BoxConfiguration;
}

/** Boxes that are cut alike, whatever their coating or artwork, share a key line. */
function differentBoxes({ lines }: StoredOrder): OrderedBox[] {
  const boxes = new Map<string, OrderedBox>();
  for (const { itemName, configuration } of lines) {
    if (!configuration) continue;
    const { style, length, width, height, board } = configuration;
    const key = [style, length, width, height, board.gsm, board.bulk].join('|');
    if (!boxes.has(key)) boxes.set(key, { itemName, configuration });
  }
  return [...boxes.values()];
}

function keyLineData({ itemName, configuration }: OrderedBox, order: Order, company: Company, date: Date): KeyLineData {
  const { style: styleId, length, width, height, board } = configuration;
  const style = boxStyleOf(styleId);
  const caliper = caliperOf(board.gsm, board.bulk);
  const drawn = drawBox(styleId, { length, width, height, caliper });
  // It was priced from this very drawing.
  if (!drawn.ok || !style) throw new RangeError(`The box of order ${order.id} can't be drawn`);
  return {
    blanks: namedBlanks(drawn.box),
    style,
    inside: { length, width, height },
    board: { name: `${board.name} ${board.gsm} gsm`, caliper },
    reference: `${orderNumber(order)}, ${itemName}`,
    date,
    company,
  };
}

const digestOf = (boxes: readonly OrderedBox[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        boxes.map(({ itemName, configuration: { style, length, width, height, board } }) => [
          itemName,
          style,
          length,
          width,
          height,
          board,
        ]),
      ),
    )
    .digest('base64url')
    .slice(0, 16);
