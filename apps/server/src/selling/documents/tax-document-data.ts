import { isDeepStrictEqual } from 'node:util';
import type { Company } from '@boxwright/contract';
import type { DocumentAddress, TaxDocumentData, TaxDocumentLine } from '@boxwright/documents';
import { add, countryName, isNamedSupply, isWithoutPayment, outsideIndia, paise } from '@boxwright/money';
import { isDemonstration } from '@boxwright/orders';
import { linesOfOrders, type Order, type OrderExport, type OrderLine, type Tx } from '@boxwright/storage';
import { indianDay } from '../../process/indian-day.ts';
import { readFactsIn } from '../company/company.ts';
import { orderNumber } from '../company/order-number.ts';
import type { Papers } from '../company/papers.ts';
import { readStates } from '../delivery/states.ts';
import { type OrderMoney, orderMoneyOf } from '../orders/balance.ts';
import { printedAddress } from '../orders/order-form-data.ts';
import { noticeOf } from '../orders/order-mails.ts';
import { validLut } from '../settings/tax-terms.ts';
import type { Issuing } from './issue-document.ts';
import { grossOf, taxLinesOf } from './tax-lines.ts';

/** The facts from which an order's documents are made, as they are in the transaction that issues them. */
export interface TaxFacts {
  readonly order: Order;
  /** The order's lines with their taxes. */
  readonly lines: readonly TaxDocumentLine[];
  readonly money: OrderMoney;
  readonly isDemonstration: boolean;
  readonly company: Company;
  readonly papers: Papers;
  /** The letter of undertaking that is valid now, of an order that is supplied under one. */
  readonly lut: string | undefined;
  /** States by their codes in GST. */
  readonly states: ReadonlyMap<string, string>;
}

/** @param known facts that the caller has read already */
export async function readTaxFacts(
  { db, gateway, now }: Pick<Issuing, 'db' | 'gateway' | 'now'>,
  tx: Tx,
  order: Order,
  known?: { readonly money: OrderMoney; readonly lines: readonly OrderLine[] },
): Promise<TaxFacts> {
  const lines = taxLinesOf(order, known?.lines ?? (await linesOfOrders(tx, [order.id])));
  const money = known?.money ?? (await orderMoneyOf(tx, order));
  return {
    order,
    lines,
    money,
    isDemonstration: isDemonstration(money.attempts, gateway.name),
    ...(await readFactsIn(db, tx)),
    lut: isWithoutPayment(order.supplyType) ? await validLut(tx, indianDay(now())) : undefined,
    states: (await readStates(db, tx)).names,
  };
}

/** What differs between the kinds of documents. */
type Own = Pick<TaxDocumentData, 'lines'> &
  Partial<Pick<TaxDocumentData, 'refersTo' | 'transport' | 'reason' | 'payment' | 'bank'>>;

/** Everything printed on an order's document except its kind, number and date, with the payments made until now. */
export function taxDocumentData(
  facts: TaxFacts,
  { lines, ...own }: Own,
): Omit<TaxDocumentData, 'kind' | 'number' | 'issuedAt'> {
  const { order, company, papers, states, lut } = facts;
  const { billingAddress: billing, shippingAddress: shipping, placeOfSupply } = order;
  const { exportedTo } = order;
  const recipient = exportedTo ? buyerAbroad(exportedTo, billing) : printedAddress(billing);
  const deliverTo = printedAddress(shipping);
  return {
    ...noticeOf(facts),
    supplier: {
      name: company.legalName,
      addressLines: company.addressLines,
      phones: company.phones,
      email: company.email,
      ...(company.gstin === '' ? {} : { gstin: company.gstin }),
      state: stateOf(states, company.stateCode),
      ...(papers.signatory.name === '' ? {} : { signatory: papers.signatory }),
    },
    recipient,
    ...(order.deliveryType === 'SelfPickup' || isSame(recipient, deliverTo) ? {} : { deliverTo }),
    placeOfSupply: stateOf(states, placeOfSupply),
    ...(isNamedSupply(order.supplyType) ? { supplyType: order.supplyType } : {}),
    ...(exportedTo ? { exported: exportOf(exportedTo) } : {}),
    ...(isWithoutPayment(order.supplyType) && lut !== undefined ? { lut } : {}),
    order: { number: orderNumber(order), placedAt: order.placedAt },
    lines,
    // Only a document about the whole order lists these parts of its price.
    includes: lines === facts.lines ? partsOf(order) : { delivery: paise(0), codFee: paise(0), discount: paise(0) },
    total: add(...lines.map(grossOf)),
    payment: paymentOf(facts),
    ...own,
  };
}

const partsOf = (order: Order): TaxDocumentData['includes'] => ({
  delivery: paise(order.deliveryPaise),
  codFee: paise(order.codFeePaise),
  discount: paise(order.discountPaise),
});

/** What is paid and to be paid; a document may add to it. */
export const paymentOf = ({ order, money }: Pick<TaxFacts, 'order' | 'money'>): TaxDocumentData['payment'] => ({
  mode: order.paymentMode,
  paid: paise(money.paid),
  due: paise(money.due),
  ...(money.due > 0 && order.paymentDueOn ? { dueOn: order.paymentDueOn } : {}),
});

const stateOf = (states: TaxFacts['states'], code: string) => ({
  name: code === outsideIndia.code ? outsideIndia.name : (states.get(code) ?? ''),
  code,
});

/** An export's recipient, with the country of destination (CGST Rules, rule 46). The goods are handed over in India. */
const buyerAbroad = (
  { buyerName, buyerAddress, country }: OrderExport,
  { mobile, email, purchaseOrder }: Order['billingAddress'],
): DocumentAddress => ({
  contactPerson: buyerName,
  address: buyerAddress.replaceAll(/\s*\n\s*/g, ', '),
  ...{ city: '', state: '', pincode: '', country: countryName(country), mobile, email: email ?? '' },
  ...(purchaseOrder ? { purchaseOrder } : {}),
});

/** What is known of an export, for its papers and returns. */
export const exportOf = ({ country, port, shippingBill, shippingBillOn }: OrderExport) => ({
  country,
  ...(port ? { port } : {}),
  ...(shippingBill ? { shippingBill } : {}),
  ...(shippingBillOn ? { shippingBillOn } : {}),
});

/** Whether the goods go to the billing address. The buyer's purchase order number belongs to the bill alone. */
const isSame = ({ purchaseOrder: _, ...billing }: DocumentAddress, shipping: DocumentAddress): boolean =>
  isDeepStrictEqual(billing, shipping);
