import type { Company } from '@boxwright/contract';
import { companyOrderAlertMail, type Mail, type MailCompany, type MailOrder, orderReceivedMail } from '@boxwright/mail';
import { paise } from '@boxwright/money';
import { demonstrationNotice } from '@boxwright/orders';
import type { AddressSnapshot, Customer } from '@boxwright/storage';
import { orderNumber } from './orderNumber.ts';
import { street } from './orderRows.ts';
import type { StoredOrder } from './storedOrder.ts';
import { taxesOf } from './taxesOf.ts';

/** Who writes, for every mail. */
export const mailCompany = (company: Company, publicUrl: string): MailCompany => ({
  name: company.name,
  addressLines: company.addressLines,
  phones: company.phones,
  email: company.email,
  url: publicUrl,
});

/** What stands above everything else, where there is such a thing to say. */
export const noticeOf = ({ isDemonstration }: Pick<StoredOrder, 'isDemonstration'>) =>
  isDemonstration ? { notice: demonstrationNotice } : {};

/** An order as the mails tell it. */
export function mailOrder(stored: StoredOrder, customer: Customer): MailOrder {
  const { order, lines } = stored;
  return {
    ...noticeOf(stored),
    number: orderNumber(order),
    placedAt: order.placedAt,
    customer: {
      name: customer.name,
      email: customer.email,
      mobile: customer.mobile,
      ...(customer.companyName ? { company: customer.companyName } : {}),
    },
    paymentMode: order.paymentMode,
    delivery: order.deliveryType === 'SelfPickup' ? 'Self Pickup' : 'Delivery Partner',
    lines: lines.map((line) => ({
      description: line.itemName,
      configuration: line.description,
      quantity: line.quantity,
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
  };
}

/** Absolute addresses of an order's pages; a key line is of its boxes. */
export const orderLinks = ({ lines }: Pick<StoredOrder, 'lines'>, publicUrl: string, token: string) => ({
  order: `${publicUrl}/downloadorderform/${token}`,
  orderForm: `${publicUrl}/downloads/order-form/${token}`,
  ...(lines.some(({ kind }) => kind === 'box') ? { keyLine: `${publicUrl}/downloadkeyline/${token}` } : {}),
  pay: `${publicUrl}/checkout`,
});

const envelope = (address: AddressSnapshot): string[] => [
  address.companyName ?? '',
  address.contactName,
  street(address),
  address.landmark ?? '',
  `${address.city} ${address.pincode}`,
  address.state,
  address.mobile,
];

export interface OrderMail {
  readonly stored: StoredOrder;
  readonly customer: Customer;
  readonly company: Company;
  readonly publicUrl: string;
  readonly token: string;
}

export const alertOfOrder = ({ stored, customer, company, publicUrl }: OrderMail): Mail =>
  companyOrderAlertMail({
    company: mailCompany(company, publicUrl),
    order: mailOrder(stored, customer),
    billing: envelope(stored.order.billingAddress),
    shipping: envelope(stored.order.shippingAddress),
    links: { manage: `${publicUrl}/manage` },
  });

/** What a customer reads once their order is placed: what is asked for now, and what follows. */
export const orderReceived = ({ stored, customer, company, publicUrl, token }: OrderMail, asked: number): Mail =>
  orderReceivedMail({
    company: mailCompany(company, publicUrl),
    order: mailOrder(stored, customer),
    amountAsked: paise(asked),
    nextSteps,
    links: orderLinks(stored, publicUrl, token),
  });

/** Document 2, section 1: the next steps that buyers are told. */
const nextSteps = [
  'We send you the key line of your box, to lay your artwork on.',
  'We show you a digital sample, and print once you have approved it.',
  'We ship within 7 working days of your approval.',
];
