import type { Output } from '@boxwright/contract';
import {
  type AddressSnapshot,
  type Db,
  hasFixedLines,
  type Order,
  type OrderLine,
  type StoredDocument,
} from '@boxwright/storage';
import { readStates } from '../delivery/states.ts';
import { refuseCorrection } from './address-corrections.ts';

type Asked = {
  readonly order: Order;
  readonly lines: readonly Pick<OrderLine, 'itemName' | 'quantity'>[];
  readonly documents: readonly Pick<StoredDocument, 'kind'>[];
  readonly may: Pick<Output<'GetDeskOrder'>['may'], 'supply' | 'changes' | 'refunds'>;
};

/** What of an order can be corrected that taxes and price follow; null if nothing can, or not by this reader. */
export async function correctionAtDesk(
  db: Db,
  { order, lines, documents, may }: Asked,
): Promise<Output<'GetDeskOrder'>['correction']> {
  const isInvoiced = documents.some(({ kind }) => kind === 'tax-invoice');
  if (!may.supply || order.status === 'Cancelled' || (isInvoiced && !may.refunds)) return null;
  // Until it is paid or confirmed, its buyer changes it in the cart.
  if (!(await hasFixedLines(db, order))) return null;
  const { names } = await readStates(db);
  const isShippingOpen = !isInvoiced && refuseCorrection(order, documents, 'shipping') === undefined;
  const mayRecount =
    may.changes &&
    !isInvoiced &&
    order.reprintOf === null &&
    ['IN-PROCESS', 'Order Accepted', 'In Production'].includes(order.status);
  return {
    seen: order.updatedAt,
    gstin: order.billingAddress.gstin ?? '',
    billing: placeOf(order.billingAddress),
    shipping: placeOf(order.shippingAddress),
    isShippingOpen,
    quantities: mayRecount
      ? lines.map(({ itemName: name, quantity }, index) => ({ position: index + 1, name, quantity }))
      : [],
    states: [...names]
      .map(([value, name]) => ({ value, label: `${name} (${value})` }))
      .toSorted((a, b) => (a.label < b.label ? -1 : 1)),
  };
}

const placeOf = ({ stateGstCode, city, pincode }: AddressSnapshot) => ({ state: stateGstCode ?? '', city, pincode });
