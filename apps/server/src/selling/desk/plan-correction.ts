import { isDeepStrictEqual } from 'node:util';
import { type Company, fail, type Input, ok, type Result } from '@boxwright/contract';
import { gstinDoubtOf, isGstin, paise } from '@boxwright/money';
import {
  type BillingSnapshot,
  type CorrectedOrder,
  type Db,
  discountsOfOrder,
  documentsOf,
  hasFixedLines,
  linesOfOrders,
  type Order,
  type OrderDiscount,
  type StoredDocument,
  type Tx,
} from '@boxwright/storage';
import type { Catalogue } from '../catalogue/snapshot.ts';
import { billedTo } from '../delivery/billed-to.ts';
import { chargeDelivery } from '../delivery/charge-delivery.ts';
import { supplyAt } from '../delivery/place-of-supply.ts';
import { readStates } from '../delivery/states.ts';
import { standingInvoice } from '../documents/standing-invoice.ts';
import { addUpOrder } from '../orders/add-up-order.ts';
import { orderMoneyOf } from '../orders/balance.ts';
import { paymentUnderWay } from '../orders/payment-under-way.ts';
import { isRounding } from '../orders/retaxed.ts';
import { refuseCorrection } from './address-corrections.ts';
import { correctedDiscounts } from './corrected-discounts.ts';
import { correctedLines } from './corrected-lines.ts';
import { refuseAmendment } from './refuse-amendment.ts';

export type WantedCorrection = Pick<
  Input<'CorrectOrder'>,
  | 'gstin'
  | 'billingState'
  | 'billingCity'
  | 'billingPincode'
  | 'shippingState'
  | 'shippingCity'
  | 'shippingPincode'
  | 'quantities'
>;

/** What a correction changes, before anything is stored. */
export interface PlannedCorrection extends CorrectedOrder {
  /** What is changed, in words. */
  readonly changed: readonly string[];
  /** The invoice that a credit note takes back and another one replaces; undefined before there is one. */
  readonly replaced: StoredDocument | undefined;
  /** Lines whose quantity is another one. */
  readonly recounted: readonly number[];
}

interface Known {
  readonly db: Db;
  readonly catalogue: Catalogue;
  readonly company: Company;
}

/**
 * Plans what a correction of a placed order changes: place of supply and taxes by the rule, quantities by the line's own
 * rate card, delivery by today's table if weight or pincode change. The caller holds the order's lock.
 */
export async function planCorrection(
  { db, catalogue, company }: Known,
  tx: Tx,
  order: Order,
  wanted: WantedCorrection,
): Promise<Result<PlannedCorrection>> {
  if (order.status === 'Cancelled') return fail('conflict', 'This order has been cancelled.');
  if (!(await hasFixedLines(tx, order))) {
    return fail('conflict', 'This order is still being placed: its buyer can change it until it is paid or confirmed.');
  }
  const { names } = await readStates(db, tx);
  const addresses = movedAddresses(order, wanted, names);
  if (!addresses.ok) return addresses;
  const { billing, shipping } = addresses.value;
  const isBillingMoved = !isDeepStrictEqual(billing, order.billingAddress);
  const isShippingMoved = !isDeepStrictEqual(shipping, order.shippingAddress);
  const documents = await documentsOf(tx, order.id);
  const replaced = standingInvoice(documents)?.invoice;
  const unmovable = isShippingMoved ? refuseCorrection(order, documents, 'shipping') : undefined;
  if (unmovable) return fail('conflict', unmovable);

  const stored = await linesOfOrders(tx, [order.id]);
  const recounted = await correctedLines(tx, { order, lines: stored, company }, wanted.quantities);
  if (!recounted.ok) return recounted;
  const isRecounted = recounted.value.changed.length > 0;
  if (!isBillingMoved && !isShippingMoved && !isRecounted) return fail('invalid', 'Nothing of the order is changed.');
  if (replaced) {
    const refused = await refuseAmendment(tx, order, documents, { isShippingMoved, isRecounted });
    if (refused) return refused;
  }
  const money = await orderMoneyOf(tx, order);
  if (money.attempts.some(({ state }) => state === 'open' || state === 'pending')) return paymentUnderWay(order);

  const lines = recounted.value.lines.map((line) =>
    line.deliveryType === 'SelfPickup' ? line : { ...line, destinationPincode: shipping.pincode },
  );
  const isPriceChanged = isRecounted || shipping.pincode !== order.shippingAddress.pincode;
  const shipped = lines.filter(({ deliveryType }) => deliveryType !== 'SelfPickup');
  const grams = shipped.reduce((sum, { weightGrams }) => sum + weightGrams, 0);
  const delivery = isPriceChanged ? chargeDelivery(catalogue, grams, shipping.pincode) : null;
  if (delivery && !delivery.ok) return fail('not_possible', delivery.text);
  const supplied = await suppliedFrom(tx, company, order, { billing, shipping });
  const deliveryPaise = delivery ? delivery.charge : order.deliveryPaise;
  const before = order.discountPaise > 0 ? await discountsOfOrder(tx, order.id) : [];
  const discounts = isRecounted ? correctedDiscounts(before, lines) : before;
  const own = lines.map((line, position) => ({ ...line, discountPaise: offLine(discounts, position) }));
  // Samples that are credited stay as they were.
  const discountPaise = order.discountPaise - offAll(before) + offAll(discounts);
  const sumWith = (off: number) =>
    addUpOrder(
      { ...order, ...supplied, deliveryPaise, discountPaise },
      own,
      company.stateCode,
      paise(order.codFeePaise),
      [paise(off)],
    );
  const follows = sumWith(0);
  // As where staff decide the place of supply: nobody who has paid is asked for a paisa of rounding.
  const rise = follows.total - order.totalPaise;
  const sum = !isPriceChanged && money.paid > 0 && rise > 0 && isRounding(order) ? sumWith(rise) : follows;
  return ok({
    replaced,
    discounts: isRecounted ? discounts : null,
    recounted: recounted.value.changed,
    changed: [
      ...(billing.gstin === order.billingAddress.gstin ? [] : ['GSTIN']),
      ...(isSamePlace(billing, order.billingAddress) ? [] : ['billing address']),
      ...(isShippingMoved ? ['delivery address'] : []),
      ...(isRecounted ? ['quantity'] : []),
    ],
    order: {
      ...supplied,
      billingAddress: billing,
      shippingAddress: shipping,
      gstinDoubt: isBillingMoved ? gstinDoubtOf(billing.gstin, billing.stateGstCode) : order.gstinDoubt,
      goodsPaise: sum.goods,
      deliveryPaise: sum.delivery,
      discountPaise: sum.discount,
      cgstPaise: sum.tax.cgst,
      sgstPaise: sum.tax.sgst,
      igstPaise: sum.tax.igst,
      totalPaise: sum.total,
    },
    lines: lines.flatMap((line, index) => {
      const summed = sum.lines[index];
      if (!summed) return [];
      const { id, quantity, unitPrice, goodsPaise, weightGrams, breakdown, engineVersion, destinationPincode } = line;
      return {
        ...{ id, quantity, unitPrice, goodsPaise, weightGrams, breakdown, engineVersion, destinationPincode },
        deliveryPaise: summed.delivery,
        discountPaise: summed.discount,
        cgstPaise: summed.tax.cgst,
        sgstPaise: summed.tax.sgst,
        igstPaise: summed.tax.igst,
      };
    }),
  });
}

const offAll = (discounts: readonly OrderDiscount[]): number =>
  discounts.reduce((sum, { amountPaise }) => sum + amountPaise, 0);

const offLine = (discounts: readonly OrderDiscount[], position: number): number =>
  offAll(discounts.filter((each) => each.position === position));

type Addresses = { readonly billing: BillingSnapshot; readonly shipping: Order['shippingAddress'] };

function movedAddresses(
  { billingAddress, shippingAddress, deliveryType }: Order,
  wanted: WantedCorrection,
  names: ReadonlyMap<string, string>,
): Result<Addresses> {
  const { gstin } = wanted;
  if (gstin !== '' && gstin !== billingAddress.gstin && !isGstin(gstin)) {
    return fail('invalid', 'This is no GSTIN: a character is wrong.', { field: 'gstin' });
  }
  const [billingName, shippingName] = [names.get(wanted.billingState), names.get(wanted.shippingState)];
  if (billingName === undefined) return fail('invalid', 'Please choose the state.', { field: 'billingState' });
  const billing = {
    ...billingAddress,
    gstin: gstin || null,
    ...moved(billingAddress, wanted.billingState, billingName, wanted.billingCity, wanted.billingPincode),
  };
  if (deliveryType === 'SelfPickup') return ok({ billing, shipping: shippingAddress });
  if (shippingName === undefined) return fail('invalid', 'Please choose the state.', { field: 'shippingState' });
  const shipping = {
    ...shippingAddress,
    ...moved(shippingAddress, wanted.shippingState, shippingName, wanted.shippingCity, wanted.shippingPincode),
  };
  return ok({ billing, shipping });
}

/** A state keeps the name that it was ordered with. */
const moved = (was: Order['shippingAddress'], code: string, name: string, city: string, pincode: string) => ({
  state: was.stateGstCode === code ? was.state : name,
  stateGstCode: code,
  city,
  pincode,
});

const isSamePlace = (a: Order['shippingAddress'], b: Order['shippingAddress']): boolean =>
  a.stateGstCode === b.stateGstCode && a.city === b.city && a.pincode === b.pincode;

type Supplied = Pick<Order, 'placeOfSupply' | 'supplyReason' | 'supplyType' | 'exportedTo'>;

/** Where it is supplied: by the rule, if what that asks for has changed, otherwise as before. */
async function suppliedFrom(
  tx: Tx,
  company: Company,
  order: Order,
  { billing, shipping }: Addresses,
): Promise<Supplied> {
  const { placeOfSupply, supplyReason, supplyType, exportedTo } = order;
  const isSame =
    billing.gstin === order.billingAddress.gstin &&
    billing.stateGstCode === order.billingAddress.stateGstCode &&
    shipping.stateGstCode === order.shippingAddress.stateGstCode;
  // An export goes abroad wherever in India it is handed over, but to a buyer without a GSTIN.
  const isStillExport = exportedTo !== null && (billing.gstin === null || !isGstin(billing.gstin));
  if (isSame || isStillExport) return { placeOfSupply, supplyReason, supplyType, exportedTo };
  const isCollected = order.deliveryType === 'SelfPickup';
  const supply = supplyAt(company, {
    deliveryState: isCollected ? null : shipping.stateGstCode,
    isCollected,
    billed: await billedTo(tx, billing),
  });
  return { placeOfSupply: supply.place, supplyReason: supply.reason, supplyType: supply.type, exportedTo: null };
}
