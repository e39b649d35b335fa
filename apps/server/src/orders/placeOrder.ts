import { fail, ok, type Result } from '@boxwright/contract';
import {
  attemptsOf,
  findOrderByCart,
  insertOrder,
  inTransaction,
  type LinePrice,
  linesOfCart,
  lockCart,
  lockOrder,
  type Order,
  replaceLinePrice,
  reviseOrder,
  type Tx,
} from '@boxwright/storage';
import { choiceOfLine } from '../cart/configuration.ts';
import { priceColumns } from '../cart/lineOf.ts';
import { type LineNow, priceLines } from '../cart/priceCart.ts';
import { currentCatalogue, freshCatalogue } from '../catalogue/catalogue.ts';
import { layOut } from '../catalogue/layOut.ts';
import type { Call } from '../door/call.ts';
import { readCompany } from '../settings.ts';
import { type Addresses, composeOrder, newReference, type OrderableLine } from './composeOrder.ts';
import { refuseDearer, refuseRise } from './refuseRise.ts';

export interface Placing {
  readonly customerId: number;
  readonly cartId: number;
  /** The customer's own, read before. */
  readonly addresses: Addresses;
  /** In paise, with tax: what the customer has seen and agreed to. */
  readonly acceptedTotal: number | undefined;
}

/**
 * Places a cart as an order, under the cart's lock. Whatever is clicked twice yields one order, and the second caller
 * gets it back. Until money came and while nothing is being paid, placing again revises the order under its number; one
 * that is being paid stays as it is, and is given back only to who accepted its total.
 */
export async function placeOrder(call: Pick<Call, 'services' | 'source'>, placing: Placing): Promise<Result<Order>> {
  const { services } = call;
  const supplierState = (await readCompany(services.db)).stateCode;
  // Whose cart it is, is seen to under its lock.
  const toLay = (await linesOfCart(services.db, placing.cartId)).map(choiceOfLine);
  await layOut(call, await currentCatalogue(services), toLay);
  const catalogue = await freshCatalogue(services);
  return inTransaction(services.db, async (tx) => {
    const cart = await lockCart(tx, placing.cartId);
    if (!cart || cart.customerId !== placing.customerId) return fail('not_found', 'There is no such cart.');
    const placed = await lockedOrderOf(tx, cart.id);
    if (placed && cart.status === 'ORDERED') return ok(placed);
    const stored = await linesOfCart(tx, cart.id);
    if (placed && (await isBeingPaid(tx, placed))) {
      return refuseDearer(placed.totalPaise, placing.acceptedTotal, stored.length) ?? ok(placed);
    }
    if (stored.length === 0) return fail('not_possible', 'Your cart is empty.');
    const lines = orderable(priceLines(catalogue, stored));
    if (!lines.ok) return lines;
    const composed = composeOrder(catalogue, lines.value, placing.addresses, supplierState);
    if (!composed.ok) return composed;

    const states = { supplierState, placeOfSupply: composed.value.revision.placeOfSupply };
    const risen = refuseRise(catalogue, stored, composed.value.sum, states, {
      pincode: placing.addresses.shipping.pincode,
      acceptedTotal: placing.acceptedTotal,
    });
    if (risen) return risen;

    const order = placed
      ? await reviseOrder(tx, placed.id, composed.value.revision, composed.value.lines)
      : await insertOrder(
          tx,
          {
            ...composed.value.revision,
            cartId: cart.id,
            customerId: placing.customerId,
            reference: newReference(),
            placedAt: services.now(),
          },
          composed.value.lines,
        );
    if (!order) throw new Error('The order changed under its lock.');
    // The lines hold what was agreed to, so that placing again compares with that.
    for (const { line, box, configuration } of lines.value) {
      const price = priceColumns(box, configuration);
      if (isSamePrice(line, price)) continue;
      await replaceLinePrice(tx, { cartId: cart.id, lineId: line.id }, price);
    }
    if (!placed) await services.jobs.enqueue(tx, 'WriteMail', { mail: 'order-alert', orderId: order.id });
    return ok(order);
  });
}

const isSamePrice = (line: LinePrice, price: LinePrice): boolean =>
  line.goodsPaise === price.goodsPaise &&
  line.rateCardId === price.rateCardId &&
  line.engineVersion === price.engineVersion &&
  line.gstRateBps === price.gstRateBps;

async function lockedOrderOf(tx: Tx, cartId: number): Promise<Order | undefined> {
  const found = await findOrderByCart(tx, cartId);
  return found && lockOrder(tx, found.id);
}

/** Paid, being paid, or already worked on: such an order stays as it is. */
async function isBeingPaid(tx: Tx, order: Order): Promise<boolean> {
  if (order.status !== 'IN-PROCESS') return true;
  const attempts = await attemptsOf(tx, order.id);
  return attempts.some(({ state }) => state === 'open' || state === 'pending' || state === 'succeeded');
}

function orderable(lines: readonly LineNow[]): Result<OrderableLine[]> {
  const ready: OrderableLine[] = [];
  for (const line of lines) {
    if (!line.box) {
      return fail('not_possible', `${line.configuration.variantName}: ${line.problem} Please remove it from the cart.`);
    }
    ready.push({ ...line, box: line.box });
  }
  return ok(ready);
}
