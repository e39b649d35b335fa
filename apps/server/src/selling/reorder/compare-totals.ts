import type { ComparedAmount } from '@boxwright/contract';
import { sumOf } from '@boxwright/money';
import { findPriceLists, type Order } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { currentCatalogue } from '../catalogue/catalogue.ts';
import { readCompany } from '../company/company.ts';
import { addUpLines } from '../delivery/add-up-lines.ts';
import { billedTo } from '../delivery/billed-to.ts';
import { supplyTo, taxStates } from '../delivery/place-of-supply.ts';
import { discountsOn } from '../goods/discounts-on.ts';
import type { LineAgain } from './read-reorder.ts';

interface Totals {
  readonly rows: readonly ComparedAmount[];
  readonly before: number;
  readonly now: number;
  readonly deliveryProblem: string | null;
}

/** The totals of an order beside the totals of its items today, delivered to the same pincode. */
export async function compareTotals(services: Services, order: Order, lines: readonly LineAgain[]): Promise<Totals> {
  const catalogue = await currentCatalogue(services);
  const company = await readCompany(services.db);
  const wanted = lines.flatMap(({ line, priced }) => (priced ? [{ line, priced }] : []));
  const ships = wanted.some(({ line }) => line.deliveryType === 'StandardShipping');
  const pincode = ships ? order.shippingAddress.pincode : null;
  const lists = await findPriceLists(services.db, order.customerId, catalogue.day);
  const toAdd = wanted.map(({ line, priced }) => ({
    goods: priced.price.total,
    discount: sumOf(discountsOn(priced, lists)),
    gstRateBps: priced.gstRateBps,
    shippedGrams: line.deliveryType === 'SelfPickup' ? 0 : priced.weightGrams,
  }));
  const { stateGstCode } = order.shippingAddress;
  const supply = await supplyTo(services.db, company, {
    pincode,
    stateGstCode: ships ? stateGstCode : null,
    billed: await billedTo(services.db, order.billingAddress),
  });
  const { sum, deliveryProblem } = addUpLines(catalogue, toAdd, { pincode, ...taxStates(company, supply) });
  const gst = order.cgstPaise + order.sgstPaise + order.igstPaise;
  const rows: readonly ComparedAmount[] = [
    { label: 'Goods', before: order.goodsPaise, now: sum.goods },
    { label: 'Delivery', before: order.deliveryPaise, now: sum.delivery },
    { label: 'Cash on delivery', before: order.codFeePaise, now: 0 },
    { label: 'Discount', before: -order.discountPaise || 0, now: -sum.discount || 0 },
    { label: 'GST', before: gst, now: sum.tax.total },
  ];
  return {
    rows: rows.filter(({ before, now }) => before !== 0 || now !== 0),
    before: order.totalPaise,
    now: sum.total,
    deliveryProblem,
  };
}
