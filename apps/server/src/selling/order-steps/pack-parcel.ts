import { fail, type Input, ok, type Result } from '@boxwright/contract';
import { formatPieces } from '@boxwright/money';
import { type Db, insertParcel, linesOfOrders, type Order, type Parcel, type Tx } from '@boxwright/storage';
import { readPartsIn } from '../orders/parts.ts';
import { statusLabel } from '../orders/status-label.ts';
import { nextOfUnmade } from './unmade.ts';

/** Why nothing of an order can be packed as a parcel of its own now; undefined if it can. */
export function whyNotInParts({ status, reprintOf }: Pick<Order, 'status' | 'reprintOf'>): string | undefined {
  if (reprintOf !== null) return 'Goods that are made again go together, with one challan.';
  return status === 'In Production' || status === 'Packed'
    ? undefined
    : `A part is packed while the order is in production or packed. It is ${statusLabel(status)} now.`;
}

/** Packs pieces that are in no parcel yet. The caller holds the order's lock. */
export async function packParcel(
  db: Db,
  tx: Tx,
  order: Order,
  { seenRest, items: wanted, boxes, weight, isThere }: Omit<Input<'PackParcel'>, 'orderId'>,
  taken: { readonly staffId: number; readonly at: Date },
): Promise<Result<Parcel>> {
  const problem = whyNotInParts(order);
  if (problem !== undefined) return fail('conflict', problem);
  const { rest } = await readPartsIn(db, tx, order);
  if (rest.reduce((sum, { quantity }) => sum + quantity, 0) !== seenRest)
    return fail('conflict', 'Something was packed or counted meanwhile. Please look at what is left.');
  const lines = await linesOfOrders(tx, [order.id]);
  let grams = 0;
  const items: { lineId: number; quantity: number }[] = [];
  for (const { position, quantity } of wanted) {
    const [line, left] = [lines[position - 1], rest[position - 1]];
    if (!line || !left || items.some(({ lineId }) => lineId === line.id))
      return fail('invalid', 'The items of the order are others. Please load the page again.', { field: 'items' });
    if (quantity > left.quantity) {
      const text = `Of item ${position}, ${formatPieces(left.quantity)} ${left.quantity === 1 ? 'is' : 'are'} in no parcel yet.`;
      return fail('invalid', text, { field: `quantity-${position}` });
    }
    items.push({ lineId: line.id, quantity });
    grams += (line.weightGrams * quantity) / line.quantity;
  }
  const next = isThere ? undefined : await nextOfUnmade(tx, order.id);
  for (const { lineId } of items) {
    const step = next?.get(lineId);
    if (step === undefined) continue;
    const made = `Nothing of item ${lines.findIndex(({ id }) => id === lineId) + 1} is made yet: next is ${step}.`;
    return fail('not_possible', `${made} Only go on if its goods are there and packed.`, { field: 'isThere' });
  }
  const weightGrams = Math.round(weight === '' ? grams : Number(weight) * 1000);
  return ok(await insertParcel(tx, { orderId: order.id, status: 'packed', boxes, weightGrams }, items, taken));
}
