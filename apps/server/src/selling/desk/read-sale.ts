import { type Company, fail, ok, type Result } from '@boxwright/contract';
import { type Cart, type Customer, findDeskCart, type Order, readCartToPlace } from '@boxwright/storage';
import type { Call } from '../../calls/call.ts';
import { type CartNow, priceCart } from '../cart/price-cart.ts';
import { currentCatalogue } from '../catalogue/catalogue.ts';
import type { Catalogue } from '../catalogue/snapshot.ts';
import { readCompany } from '../company/company.ts';
import { type CartCoupon, couponOfCart } from '../coupons/coupon-of-cart.ts';
import { billedTo } from '../delivery/billed-to.ts';
import { dieTermsOf } from '../goods/die-terms.ts';
import { layOut } from '../goods/lay-out.ts';
import { choiceOfLine, readGoods } from '../goods/read-goods.ts';
import { type Credit, creditFor } from '../orders/credit.ts';
import { creditedOf, type SampleCredit, sampleCreditsFor } from '../orders/sample-credit.ts';

export const noSuchSale = fail('not_found', 'There is no such sale: it was given up, or never begun.');

export interface Sale {
  readonly cart: Cart;
  readonly customer: Customer;
  /** Undefined until it is placed. */
  readonly order: Order | undefined;
  readonly now: CartNow;
  /** Null without one, and once it is ordered. */
  readonly coupon: CartCoupon | null;
  /** Samples that come off the total. */
  readonly credits: readonly SampleCredit[];
  readonly catalogue: Catalogue;
  readonly company: Company;
  readonly credit: Credit;
}

/** A sale at the desk at today's prices, by the same functions as a customer's cart. */
export async function readSale(call: Pick<Call, 'services' | 'source'>, saleId: number): Promise<Result<Sale>> {
  const { services } = call;
  const { db } = services;
  const found = await findDeskCart(db, saleId);
  if (!found) return noSuchSale;
  const company = await readCompany(db);
  const catalogue = await currentCatalogue(services);
  const { order, lines, hasOrderedSample, lists } = await readCartToPlace(
    db,
    saleId,
    dieTermsOf(services, company),
    catalogue.day,
  );
  await layOut(call, catalogue, lines.map(choiceOfLine));
  const buyer = { customerId: found.customer.id, cartId: saleId, goods: lines.map(readGoods) };
  const samples = hasOrderedSample && order === undefined ? await sampleCreditsFor(services, buyer) : [];
  const billed = await billedTo(db, { gstin: found.customer.gstin, stateGstCode: null });
  const to = { destination: null, billed };
  const coupon = order === undefined ? await couponOfCart(services, found.cart, found.customer) : null;
  const credits = samples.map(({ amount }) => amount);
  const charges = { credits, lists, coupon: coupon?.problem === null ? coupon.coupon : null };
  const now = await priceCart(db, catalogue, lines, company, to, charges);
  const wanted = { customerId: found.customer.id, orderId: order?.id ?? null, total: now.sum.total };
  const credit = await creditFor(db, services, wanted);
  const credited = creditedOf(samples, now.sum.credit);
  return ok({ ...found, order, now, coupon, credits: credited, catalogue, company, credit });
}
