import type { OrderRow } from '@boxwright/contract';
import { beforeTaxOf, paise } from '@boxwright/money';
import type { ReadyDates } from '@boxwright/orders';
import type { Customer } from '@boxwright/storage';
import { orderNumber } from '../company/order-number.ts';
import { isPrintedInside } from '../goods/is-printed.ts';
import { stickerLineOf } from '../goods/sticker/sticker-line.ts';
import { taxBuckets } from '../tax-rates/taxes-of.ts';
import { isCreditedWhole } from './is-credited-whole.ts';
import { nextStanding } from './next-items.ts';
import { openPaymentOf } from './open-payment-of.ts';
import { paymentReference } from './payment-reference.ts';
import { statusLabel } from './status-label.ts';
import type { StoredOrder, StoredOrderLine } from './stored-order.ts';

/** An order as the specification's flat rows: one per item, each with all fields of the order. */
export function orderRows(
  stored: StoredOrder,
  customer: Customer,
  facts: { readonly downloadToken: string; readonly dates: ReadyDates | null; readonly supply: string },
): OrderRow[] {
  const whole = { ...head(stored, customer), ...billing(stored), ...shipping(stored), ...sums(stored), ...facts };
  return stored.lines.map((line) => ({ ...whole, ...item(line) }));
}

function head(stored: StoredOrder, customer: Customer) {
  const { order, lines, money } = stored;
  const openPayment = openPaymentOf(money.attempts);
  return {
    id: order.id,
    number: orderNumber(order),
    placedAt: order.placedAt,
    status: order.status,
    statusLabel: statusLabel(order.status),
    cancelledAt: stored.cancelledAt,
    orderType: order.orderType,
    paymentStatus: order.paymentStatus,
    isCarriageKept: order.keptPaise > 0,
    paymentMode: order.paymentMode,
    paymentDueOn: order.paymentDueOn,
    paymentReference: paymentReference(stored),
    isDemonstration: stored.isDemonstration,
    openAttempt: openPayment !== null,
    openPayment,
    customerName: customer.name,
    customerEmail: customer.email,
    customerMobile: customer.mobile,
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    deliveryType: order.deliveryType,
  };
}

function billing({ order: { billingAddress: address } }: StoredOrder) {
  return {
    billingContact: address.contactName,
    billingCompany: address.companyName ?? '',
    billingAddress: street(address),
    billingLandmark: address.landmark ?? '',
    billingCity: address.city,
    billingState: address.state,
    billingPincode: address.pincode,
    billingCountry: address.country,
    billingEmail: address.email ?? '',
    billingMobile: address.mobile,
    billingGstin: address.gstin ?? '',
    purchaseOrder: address.purchaseOrder ?? '',
  };
}

function shipping({ order: { shippingAddress: address } }: StoredOrder) {
  return {
    shippingContact: address.contactName,
    shippingCompany: address.companyName ?? '',
    shippingAddress: street(address),
    shippingLandmark: address.landmark ?? '',
    shippingCity: address.city,
    shippingState: address.state,
    shippingPincode: address.pincode,
    shippingCountry: address.country,
    shippingMobile: address.mobile,
    shippingGstin: address.gstin ?? '',
  };
}

/** Flat or house number and street on one line. */
export const street = ({ flat, area }: { readonly flat: string | null; readonly area: string }): string =>
  [flat, area].filter(Boolean).join(', ');

function sums({ order, lines, money, discounts, sampleCredits }: StoredOrder) {
  const subTotal = beforeTaxOf({
    goods: paise(order.goodsPaise),
    delivery: paise(order.deliveryPaise),
    fee: paise(order.codFeePaise),
    discount: paise(order.discountPaise),
  });
  return {
    total: order.totalPaise,
    orderValue: order.totalPaise,
    totalWithTax: order.totalPaise,
    netCost: order.goodsPaise,
    netValue: order.goodsPaise,
    subTotal,
    subTotalAgain: subTotal,
    gst: order.cgstPaise + order.sgstPaise + order.igstPaise,
    cgst: order.cgstPaise,
    sgst: order.sgstPaise,
    igst: order.igstPaise,
    delivery: order.deliveryPaise,
    codFee: order.codFeePaise,
    discount: order.discountPaise,
    discounts: [...discounts],
    sampleCredits: [...sampleCredits],
    paid: money.paid,
    due: money.due,
    kept: order.keptPaise,
    isCredited: isCreditedWhole(order),
    ...taxBuckets(lines),
  };
}

function item(line: StoredOrderLine) {
  const { image, columns, snapshot } = line.goods;
  return {
    lineId: line.id,
    itemName: line.itemName,
    itemImage: image,
    itemKind: line.kind,
    itemDeliveryType: line.deliveryType,
    itemStyle: columns.style,
    itemLength: columns.length,
    itemWidth: columns.width,
    itemHeight: columns.height,
    itemCaliper: columns.caliper,
    itemDrawing: columns.drawing,
    itemInside: isPrintedInside(snapshot),
    quantity: line.quantity,
    unitPrice: line.unitPrice / 10_000,
    itemGoods: line.goodsPaise,
    hsn: line.hsn,
    gstRate: line.gstRateBps / 100,
    description: line.description,
    customDescription: snapshot.customDescription ?? '',
    designType: snapshot.designType ?? '',
    artworkName: snapshot.artwork?.name ?? '',
    artworkWish: line.artworkWish,
    artworkStanding: nextStanding(line),
    proofBefore: line.proofBefore,
    sticker: stickerLineOf({
      goods: line.goods,
      quantity: line.quantity,
      amount: paise(line.goodsPaise),
      gstRateBps: line.gstRateBps,
      figures: line.breakdown,
    }),
  };
}
