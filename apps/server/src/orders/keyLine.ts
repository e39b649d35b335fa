import { createHash } from 'node:crypto';
import type { Services } from '../services.ts';
import { readCompany } from '../settings.ts';
import { keptDocument } from './keptDocument.ts';
import type { OrderedBox } from './keyLinePages.ts';
import { orderNumber } from './orderNumber.ts';
import type { StoredOrder } from './storedOrder.ts';

/**
 * The key line of an order, a page for each different box of it; null when no box is in it. Made when it is first asked
 * for, and kept while the boxes stay as they are: later drawings of ours change nothing of what a customer designs on.
 * `address` is the visitor's, in whose turn it is made.
 */
export async function keyLine(services: Services, stored: StoredOrder, address: string): Promise<Uint8Array | null> {
  const { order } = stored;
  const boxes = differentBoxes(stored);
  const [first, ...others] = boxes;
  if (!first) return null;
  return keptDocument(services, { orderId: order.id, kind: 'key-line', madeFrom: digestOf(boxes) }, async () => {
    const company = await readCompany(services.db);
    const pages = {
      boxes: [first, ...others],
      orderNumber: orderNumber(order),
      company,
      date: services.now(),
    } as const;
    return services.work.run('keyLines', pages, address);
  });
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
