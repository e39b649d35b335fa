import { isDeepStrictEqual } from 'node:util';
import { fail, ok, type Result } from '@boxwright/contract';
import {
  attemptsOf,
  claimCoupon,
  closeDeskCart,
  insertOrder,
  inTransaction,
  isCartAsOrdered,
  keepOrderDiscounts,
  type LinePrice,
  linesOfCart,
  linesOfOrders,
  lockCartOf,
  lockOrder,
  lockOrdersBehindPrices,
  type Order,
  readCartToPlace,
  replaceLinePrice,
  reviseOrder,
  type Tx,
} from '@boxwright/storage';
import type { Call } from '../../calls/call.ts';
import { priceColumns } from '../cart/line-of.ts';
import { type LineNow, priceLines } from '../cart/price-cart.ts';
import { currentCatalogue, freshCatalogue } from '../catalogue/catalogue.ts';
import { readCompany } from '../company/company.ts';
import { billedTo } from '../delivery/billed-to.ts';
import { taxStatesOf } from '../delivery/place-of-supply.ts';
import { dieTermsOf } from '../goods/die-terms.ts';
import { layOut } from '../goods/lay-out.ts';
import { choiceOfLine } from '../goods/read-goods.ts';
import { checkArtworks } from './check-artworks.ts';
import { tellCompany } from './company-notice.ts';
import { type Addresses, composeOrder, newReference, type OrderableLine, type PaymentTerms } from './compose-order.ts';
import { refuseWithoutShippingAddress } from './needs-shipping-address.ts';
import { paymentUnderWay } from './payment-under-way.ts';
import { refuseHigherTotal, refusePriceIncrease } from './price-increase.ts';
import { saleChanged } from './sale-changed.ts';
import { creditedOf, lockedSampleCredits, storeSampleCredits } from './sample-credit.ts';
import { snapshotAddress, snapshotBilling } from './snapshot-address.ts';
import { refuseWithoutCoupon, useCoupon } from './use-coupon.ts';

export interface Placing {
  readonly customerId: number;
  readonly cartId: number;
  /** The customer's own addresses, read by the caller. */
  readonly addresses: Addresses;
  /** False when the billing address is used instead, which is allowed only if everything is picked up. */
  readonly hasShippingAddress: boolean;
  readonly terms: PaymentTerms;
  /** The total that the customer has seen and accepted, in paise with tax. */
  readonly acceptedTotal: number | undefined;
  /** For a cart that staff filled: the version that they saw, and what else is stored. The cart is closed at once. */
  readonly atDesk?: { readonly seen: number; readonly also: (tx: Tx, order: Order) => Promise<void> };
}

/**
 * Places a cart as an order, under the cart's lock. Idempotent: a double click yields one order for both callers.
 * Placing again revises the order under the same number, so that it always equals the cart. While a payment is under
 * way it can't be revised: the order is returned if it is what the buyer asks for, otherwise the change is refused.
 */
export async function placeOrder(call: Pick<Call, 'services' | 'source'>, placing: Placing): Promise<Result<Order>> {
  const { services } = call;
  const company = await readCompany(services.db);
  // The cart's owner is checked below, under its lock.
  const choices = (await linesOfCart(services.db, placing.cartId)).map(choiceOfLine);
  await layOut(call, await currentCatalogue(services), choices);
  const catalogue = await freshCatalogue(services);
  return inTransaction(services.db, async (tx) => {
    // Both in one round trip; the second query runs once the first has its lock.
    const readCart = () => readCartToPlace(tx, placing.cartId, dieTermsOf(services, company), catalogue.day);
    const [cart, found] = await Promise.all([lockCartOf(tx, placing.customerId, placing.cartId), readCart()]);
    if (!cart) return fail('not_found', 'There is no such cart.');
    // Customers can't place what staff are still filling for them.
    if (cart.status === 'DESK' && !placing.atDesk) return fail('not_found', 'There is no such cart.');
    if (cart.status === 'DESK' && cart.version !== placing.atDesk?.seen) return saleChanged;
    const { order: known, hasOrderedSample } = found;
    const placed = known && (await lockOrder(tx, known.id));
    const dieKeys = found.lines.flatMap(({ die, dieKey }) => (die && dieKey !== null ? [dieKey] : []));
    const rests = hasOrderedSample || dieKeys.length > 0;
    const behind = rests ? await lockOrdersBehindPrices(tx, placing.customerId, dieKeys) : [];
    // A die may be gone since its order was read without a lock.
    const stored = dieKeys.length > 0 ? (await readCart()).lines : found.lines;
    if (placed && cart.status === 'ORDERED') return ok(placed);
    if (placed && (await isBeingPaid(tx, placed))) {
      const isAsked = goesTo(placed, placing.addresses) && (await isCartAsOrdered(tx, placed));
      if (!isAsked) return paymentUnderWay(placed);
      return refuseHigherTotal(placed.totalPaise, placing.acceptedTotal, stored.length) ?? ok(placed);
    }
    if (stored.length === 0) return fail('not_possible', 'Your cart is empty.');
    const goesNowhere = refuseWithoutShippingAddress(stored, placing.hasShippingAddress);
    if (goesNowhere) return goesNowhere;
    const offered = orderable(priceLines(catalogue, stored, found.lists));
    if (!offered.ok) return offered;
    const used = await useCoupon(tx, services, offered.value, { ...placing, cart });
    const { lines } = used;
    const buyer = { customerId: placing.customerId, cartId: cart.id, goods: lines.map(({ goods }) => goods) };
    const credits = hasOrderedSample ? await lockedSampleCredits(tx, services, buyer, behind) : [];
    const terms = { ...placing.terms, credits: credits.map(({ amount }) => amount) };
    const billing = { ...placing.addresses.billing, ...(await billedTo(tx, placing.addresses.billing)) };
    const isSameBuyer = placed !== undefined && goesTo(placed, placing.addresses);
    const decided = isSameBuyer ? decidedSupply(placed) : null;
    const addresses = { ...placing.addresses, billing };
    const composed = composeOrder(catalogue, lines, addresses, company, terms, decided);
    if (!composed.ok) return composed;

    const { placeOfSupply, supplyType = null } = composed.value.revision;
    const { pincode } = placing.addresses.shipping;
    const states = taxStatesOf(company.stateCode, { placeOfSupply, supplyType });
    const withoutCoupon = refuseWithoutCoupon(used, composed.value.sum.total, placing.acceptedTotal);
    if (withoutCoupon) return withoutCoupon;
    const priceIncrease = refusePriceIncrease(catalogue, lines, composed.value.sum, {
      ...placing,
      ...states,
      pincode,
      terms,
    });
    if (priceIncrease) return priceIncrease;

    const order = placed
      ? await reviseOrder(
          tx,
          placed.id,
          // What staff have decided about the GSTIN stays with it.
          { ...composed.value.revision, ...(isSameBuyer ? { gstinDoubt: placed.gstinDoubt } : {}) },
          composed.value.lines,
        )
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
    if (hasOrderedSample) {
      await storeSampleCredits(tx, order.id, creditedOf(credits, composed.value.sum.credit), services.now());
    }

    if (composed.value.discounts.length > 0 || (placed && placed.discountPaise > 0)) {
      await keepOrderDiscounts(tx, order.id, composed.value.discounts);
      await claimCoupon(tx, order.id, used.couponId, services.now());
    }

    // The cart lines store the accepted prices, so that placing again compares with them.
    for (const { line, priced } of lines) {
      const price = priceColumns(priced);
      if (hasSamePrice(line, price)) continue;
      await replaceLinePrice(tx, { cartId: cart.id, lineId: line.id }, price);
    }
    if (placing.atDesk) {
      await closeDeskCart(tx, cart.id);
      await checkArtworks(tx, services, await linesOfOrders(tx, [order.id]));
      await placing.atDesk.also(tx, order);
    }
    await tellCompany(tx, services, order, { isUnpaid: true });
    return ok(order);
  });
}

const hasSamePrice = (line: LinePrice, price: LinePrice): boolean =>
  isDeepStrictEqual(line.configuration, price.configuration) &&
  line.goodsPaise === price.goodsPaise &&
  line.rateCardId === price.rateCardId &&
  line.engineVersion === price.engineVersion &&
  line.gstRateBps === price.gstRateBps;

/** Whether an order already goes to these addresses, under the buyer's same number. */
const goesTo = ({ billingAddress, shippingAddress }: Order, { billing, shipping }: Addresses): boolean =>
  isDeepStrictEqual(billingAddress, snapshotBilling(billing)) &&
  isDeepStrictEqual(shippingAddress, snapshotAddress(shipping));

/** Where staff have decided that an order is supplied; it stays while the order goes to the same addresses. */
const decidedSupply = ({ placeOfSupply: place, supplyReason: reason, supplyType: type, exportedTo }: Order) =>
  (reason === 'desk' || reason === 'export') && type !== null ? { place, reason, type, exportedTo } : null;

/** Whether an order is paid, being paid or in production: it must not be revised then. */
async function isBeingPaid(tx: Tx, order: Order): Promise<boolean> {
  if (order.status !== 'IN-PROCESS') return true;
  const attempts = await attemptsOf(tx, order.id);
  return attempts.some(({ state }) => state === 'open' || state === 'pending' || state === 'succeeded');
}

function orderable(lines: readonly LineNow[]): Result<OrderableLine[]> {
  const ready: OrderableLine[] = [];
  for (const line of lines) {
    if (!line.priced) {
      return fail('not_possible', `${line.goods.name}: ${line.problem} Please remove it from the cart.`);
    }
    ready.push({ ...line, priced: line.priced });
  }
  return ok(ready);
}
