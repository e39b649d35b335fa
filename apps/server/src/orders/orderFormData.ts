import type { Company } from '@boxwright/contract';
import type { DocumentAddress, OrderFormData } from '@boxwright/documents';
import { divideHalfUp, paise } from '@boxwright/money';
import type { AddressSnapshot } from '@boxwright/storage';
import { detailsOf } from '../cart/configuration.ts';
import { noticeOf } from './orderMails.ts';
import { orderNumber } from './orderNumber.ts';
import { street } from './orderRows.ts';
import { paymentReference } from './paymentReference.ts';
import type { StoredOrder, StoredOrderLine } from './storedOrder.ts';
import { taxesOf } from './taxesOf.ts';

/** What the printed order form shows, from the stored order alone. */
export function orderFormData(stored: StoredOrder, company: Company, issuedAt: Date): OrderFormData {
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
    order: { number: orderNumber(order), placedAt: order.placedAt },
    billing: printed(order.billingAddress),
    shipping: printed(order.shippingAddress),
    lines: lines.map((line) => ({
      description: line.itemName,
      configuration: line.configuration ? detailsOf(line.configuration) : [],
      hsn: line.hsn,
      quantity: line.quantity,
      unitPrice: unitPrice(line),
      amount: paise(line.goodsPaise),
    })),
    totals: {
      subTotal: paise(order.goodsPaise),
      delivery: paise(order.deliveryPaise),
      taxes: taxesOf(lines),
      ...(order.codFeePaise > 0 ? { codCharge: paise(order.codFeePaise) } : {}),
      ...(order.discountPaise > 0 ? { discount: paise(order.discountPaise) } : {}),
      total: paise(order.totalPaise),
    },
    payment: {
      mode: order.paymentMode,
      ...(money.attempts.length > 0 ? { transactionNumber: paymentReference(stored) } : {}),
      amountPaid: paise(money.paid),
      balanceDue: paise(money.due),
    },
    delivery: order.deliveryType === 'SelfPickup' ? 'Self Pickup' : 'Delivery Partner',
    contactLines: [company.phones.join(', '), company.email, company.hours],
  };
}

/** A hundredth of the stored ten-thousandths is a paisa. */
const unitPrice = ({ unitPrice: fine }: StoredOrderLine) => divideHalfUp(BigInt(fine), 100n);

const printed = (address: AddressSnapshot): DocumentAddress => ({
  contactPerson: address.contactName,
  company: address.companyName ?? '',
  address: street(address),
  landmark: address.landmark ?? '',
  city: address.city,
  state: address.state,
  pincode: address.pincode,
  country: address.country,
  mobile: address.mobile,
  email: address.email ?? '',
  gstin: address.gstin ?? '',
});
