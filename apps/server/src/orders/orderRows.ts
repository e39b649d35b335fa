import type { OrderRow } from '@boxwright/contract';
import { caliperOf } from '@boxwright/dieline';
import type { Customer } from '@boxwright/storage';
import { orderNumber } from './orderNumber.ts';
import { paymentReference } from './paymentReference.ts';
import { statusLabel } from './statusLabel.ts';
import type { StoredOrder, StoredOrderLine } from './storedOrder.ts';

/** An order as the specification's flat rows: one an item, with the whole order around it. */
export function orderRows(stored: StoredOrder, customer: Customer, downloadToken: string): OrderRow[] {
  const whole = {
    ...head(stored, customer, downloadToken),
    ...billing(stored),
    ...shipping(stored),
    ...sums(stored),
  };
  return stored.lines.map((line) => ({ ...whole, ...item(line) }));
}

function head(stored: StoredOrder, customer: Customer, downloadToken: string) {
  const { order, lines, money } = stored;
  return {
    id: order.id,
    number: orderNumber(order),
    placedAt: order.placedAt,
    status: order.status,
    statusLabel: statusLabel(order.status),
    orderType: order.orderType,
    paymentStatus: order.paymentStatus,
    paymentMode: order.paymentMode,
    paymentReference: paymentReference(stored),
    downloadToken,
    isDemonstration: stored.isDemonstration,
    openAttempt: money.attempts.some(({ state }) => state === 'open' || state === 'pending'),
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

/** Flat or house number and street in one line. */
export const street = ({ flat, area }: { readonly flat: string | null; readonly area: string }): string =>
  [flat, area].filter(Boolean).join(', ');

function sums({ order, lines, money }: StoredOrder) {
  const subTotal = order.goodsPaise + order.deliveryPaise + order.codFeePaise - order.discountPaise;
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
    paid: money.paid,
    due: money.due,
    ...taxBuckets(lines),
  };
}

/** Items and their GST at 5, 18 and 28 per cent. */
function taxBuckets(lines: readonly StoredOrderLine[]) {
  const bucket = (bps: number) => {
    const taxed = lines.filter(({ gstRateBps }) => gstRateBps === bps);
    return { items: taxed.length, amount: taxed.reduce((sum, line) => sum + taxOf(line), 0) };
  };
  const [five, eighteen, twentyEight] = [bucket(500), bucket(1800), bucket(2800)];
  return {
    gst5Items: five.items,
    gst5Amount: five.amount,
    gst18Items: eighteen.items,
    gst18Amount: eighteen.amount,
    gst28Items: twentyEight.items,
    gst28Amount: twentyEight.amount,
  };
}

const taxOf = (line: StoredOrderLine) => line.cgstPaise + line.sgstPaise + line.igstPaise;

function item(line: StoredOrderLine) {
  const { configuration } = line;
  return {
    itemName: line.itemName,
    itemImage: configuration?.image ?? '',
    itemKind: line.kind,
    itemStyle: configuration?.style ?? '',
    itemLength: configuration?.length ?? 0,
    itemWidth: configuration?.width ?? 0,
    itemHeight: configuration?.height ?? 0,
    itemCaliper: configuration ? caliperOf(configuration.board.gsm, configuration.board.bulk) : 0,
    quantity: line.quantity,
    unitPrice: line.unitPrice / 10_000,
    itemGoods: line.goodsPaise,
    hsn: line.hsn,
    gstRate: line.gstRateBps / 100,
    description: line.description,
    customDescription: configuration?.customDescription ?? '',
    designType: configuration?.designType ?? '',
  };
}
