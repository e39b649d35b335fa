import type { Output } from '@boxwright/contract';
import { type ReprintCause, refuseReprint, reprintWords } from '@boxwright/orders';
import { type Db, findOrder, type ListedReprint, type OrderLine, reprintsOf } from '@boxwright/storage';
import { orderNumber } from '../company/order-number.ts';
import { grossOf } from '../documents/tax-lines.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
import type { Creditable } from '../refunds/creditable.ts';

type Shown = Pick<Output<'GetDeskOrder'>, 'reprintOf' | 'reprints' | 'printable'>;

/** What is made again of an order at no charge, or which order it makes again. */
export async function reprintsAtDesk(
  db: Db,
  {
    order,
    lines,
  }: { readonly order: StoredOrder['order']; readonly lines: readonly Pick<OrderLine, 'itemName' | 'quantity'>[] },
  creditable: Creditable | undefined,
  mayChange: boolean,
): Promise<Shown> {
  const { reprintOf, reprintCause } = order;
  const [first, reprints] = await Promise.all([
    reprintOf === null ? undefined : findOrder(db, reprintOf),
    reprintsOf(db, order.id),
  ]);
  const refused = refuseReprint({ status: order.status, isReprint: reprintOf !== null });
  return {
    reprintOf: first && reprintCause !== null ? link(first, reprintCause) : null,
    reprints: reprints.flatMap((each) => (each.reprintCause === null ? [] : [link(each, each.reprintCause)])),
    printable:
      refused !== undefined || !mayChange
        ? []
        : lines.map(({ itemName: name, quantity }, index) => ({
            ...{ position: index + 1, name, quantity },
            credited: creditedOf(creditable, index),
          })),
  };
}

/** What the notes on the invoice, and the refunds on their way, have taken off a line of it. */
function creditedOf(creditable: Creditable | undefined, index: number): number {
  const [line, left] = [creditable?.lines[index], creditable?.left[index]];
  return line && left ? grossOf(line) - grossOf(left) : 0;
}

const link = (order: Pick<ListedReprint, 'id' | 'number' | 'placedAt'>, cause: ReprintCause) => ({
  id: order.id,
  number: orderNumber(order),
  cause,
  why: reprintWords[cause].name,
});
