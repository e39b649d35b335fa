import { createHash } from 'node:crypto';
import type { Services } from '../../calls/services.ts';
import { readCompany } from '../company/company.ts';
import { orderNumber } from '../company/order-number.ts';
import { isPrintedInside } from '../goods/is-printed.ts';
import type { KeyLines, OrderedBox } from '../orders/key-line-pages.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
import { derivedDocument } from './derived-document.ts';
import { documentFile } from './document-file.ts';

/**
 * The key line of an order, one page per different box; null when it has no boxes. Issued on the first request, and
 * kept while the boxes are unchanged: later versions of our drawings must not change the file that a customer designs
 * on. The work counts against the allowance of `address`, the visitor's network address.
 */
export async function keyLine(services: Services, stored: StoredOrder, address: string): Promise<Uint8Array | null> {
  const { order } = stored;
  const boxes = differentBoxes(stored);
  const [first, ...others] = boxes;
  if (!first) return null;
  const cause = { orderId: order.id, kind: 'key-line', madeFrom: digestOf(boxes) } as const;
  const document = await derivedDocument(services, cause, async (date) => {
    const company = await readCompany(services.db);
    return { boxes: [first, ...others], orderNumber: orderNumber(order), company, date } satisfies KeyLines;
  });
  return documentFile(services, document, address);
}

/** Boxes with the same dieline share a page, regardless of coating and artwork; one that is printed inside has a second page. */
function differentBoxes({ lines }: StoredOrder): OrderedBox[] {
  const boxes = new Map<string, OrderedBox>();
  for (const { itemName, goods } of lines) {
    if (goods.snapshot.kind === 'sticker') continue;
    const { style, drawing, length, width, height, stated, board } = goods.snapshot;
    const key = [style, drawing, length, width, height, board.gsm, board.bulk].join('|');
    const box = boxes.get(key) ?? { itemName, box: { style, drawing, length, width, height, stated, board } };
    boxes.set(key, { ...box, ...(isPrintedInside(goods.snapshot) && { inside: true }) });
  }
  return [...boxes.values()];
}

const digestOf = (boxes: readonly OrderedBox[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        boxes.map(({ itemName, inside, box: { style, drawing, length, width, height, stated, board } }) => [
          itemName,
          style,
          length,
          width,
          height,
          board,
          // Left out when there is none, so that the files of earlier orders stay as they were issued.
          ...(stated === null ? [] : [stated]),
          ...(drawing === 1 ? [] : [{ drawing }]),
          ...(inside ? [{ inside }] : []),
        ]),
      ),
    )
    .digest('base64url')
    .slice(0, 16);
