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
  const boxes = Map.groupBy(
    lines.flatMap(({ itemName, position, goods: { snapshot } }) =>
      snapshot.kind === 'sticker' ? [] : [{ itemName, position, snapshot }],
    ),
    ({ snapshot: { style, drawing, length, width, height, board } }) =>
      [style, drawing, length, width, height, board.gsm, board.bulk].join('|'),
  );
  return [...boxes.values()].flatMap((items) => {
    const [first] = items;
    if (!first) return [];
    const { style, drawing, length, width, height, stated, board } = first.snapshot;
    return [
      {
        itemName: first.itemName,
        ...(items.length > 1 && { items: itemsOf(items) }),
        ...(items.some(({ snapshot }) => isPrintedInside(snapshot)) && { inside: true as const }),
        box: { style, drawing, length, width, height, stated, board },
      },
    ];
  });
}

/** "items 1 and 3: Soap Box 100 g": the numbers first, because the key line has one row for it. */
function itemsOf(items: readonly { readonly itemName: string; readonly position: number }[]): string {
  const numbers = new Intl.ListFormat('en-GB').format(items.map(({ position }) => String(position + 1)));
  return `items ${numbers}: ${[...new Set(items.map(({ itemName }) => itemName))].join(', ')}`;
}

const digestOf = (boxes: readonly OrderedBox[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        boxes.map(({ itemName, items, inside, box: { style, drawing, length, width, height, stated, board } }) => [
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
          ...(items === undefined ? [] : [{ items }]),
        ]),
      ),
    )
    .digest('base64url')
    .slice(0, 16);
