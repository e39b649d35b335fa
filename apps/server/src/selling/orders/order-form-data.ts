import type { Company } from '@boxwright/contract';
import type { DocumentAddress, OrderFormData } from '@boxwright/documents';
import { paise } from '@boxwright/money';
import { deliveryText } from '@boxwright/orders';
import type { BillingSnapshot } from '@boxwright/storage';
import { orderNumber } from '../company/order-number.ts';
import { noteOf } from '../goods/note-of.ts';
import { noticeOf } from './order-mails.ts';
import { street } from './order-rows.ts';
import { orderTotals } from './order-totals.ts';
import { paymentReference } from './payment-reference.ts';
import type { StoredOrder } from './stored-order.ts';

/** The data of the printed order form, from the stored order alone. */
export function orderFormData(stored: StoredOrder, company: Company, issuedAt: Date, ready?: string): OrderFormData {
  const { order, lines, money } = stored;
  return {
    issuedAt,
    company: {
      name: company.legalName,
      addressLines: company.addressLines,
      phones: company.phones,
      email: company.email,
      ...(company.gstin === '' ? {} : { gstin: company.gstin }),
    },
    ...noticeOf(stored),
    order: {
      number: orderNumber(order),
      placedAt: order.placedAt,
      ...(stored.cancelledAt === null ? {} : { cancelledAt: stored.cancelledAt }),
    },
    billing: printedAddress(order.billingAddress),
    shipping: printedAddress(order.shippingAddress),
    lines: lines.map((line) => ({
      description: line.itemName,
      configuration: line.goods.details,
      ...noteOf(line),
      hsn: line.hsn,
      quantity: line.quantity,
      amount: paise(line.goodsPaise),
    })),
    totals: orderTotals(stored),
    payment: {
      mode: order.paymentMode,
      ...(money.attempts.length > 0 ? { transactionNumber: paymentReference(stored) } : {}),
      amountPaid: paise(money.paid),
      balanceDue: paise(money.due),
    },
    delivery: deliveryText(lines),
    isCollected: order.deliveryType === 'SelfPickup',
    ...(ready === undefined ? {} : { ready }),
    contactLines: [company.phones.join(', '), company.email, company.hours],
  };
}

/** An address as documents print it. */
export const printedAddress = (address: BillingSnapshot): DocumentAddress => ({
  contactPerson: address.contactName,
  company: address.companyName ?? '',
  address: street(address),
  landmark: address.landmark ?? '',
  city: address.city,
  state: address.state,
  ...(address.stateGstCode ? { stateCode: address.stateGstCode } : {}),
  pincode: address.pincode,
  country: address.country,
  mobile: address.mobile,
  email: address.email ?? '',
  gstin: address.gstin ?? '',
  ...(address.purchaseOrder ? { purchaseOrder: address.purchaseOrder } : {}),
});
