import { fail, ok } from '@boxwright/contract';
import {
  countryName,
  decidedSupply,
  isCountryAbroad,
  isExport,
  isGstin,
  isToZone,
  isWithoutPayment,
} from '@boxwright/money';
import {
  documentsOf,
  dropSezRegistration,
  inTransaction,
  keepSezRegistration,
  linesOfOrders,
  lockOrderWithCart,
  type Order,
  retaxOrder,
  setGstinDoubt,
} from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { indianDay } from '../../process/indian-day.ts';
import { readCompany } from '../../selling/company/company.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { readStates } from '../../selling/delivery/states.ts';
import { changedValues } from '../../selling/office/changed-values.ts';
import { orderMoneyOf, writePaymentStatus } from '../../selling/orders/balance.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';
import { paymentUnderWay } from '../../selling/orders/payment-under-way.ts';
import { retaxed } from '../../selling/orders/retaxed.ts';
import { giveTimeToPay } from '../../selling/orders/time-to-pay.ts';
import { validLut } from '../../selling/settings/tax-terms.ts';

export const DecidePlaceOfSupply: Handler<'DecidePlaceOfSupply'> = async (
  { orderId, place, kind = 'usual', buyerName = '', buyerAddress = '', country = '', reason },
  { services, visitor },
) => {
  const { db } = services;
  const [company, { names }] = await Promise.all([readCompany(db), readStates(db)]);
  if (!isExport(kind) && !names.has(place)) return fail('invalid', 'Please choose the state.', { field: 'place' });
  if (isExport(kind) && !isCountryAbroad(country))
    return fail('invalid', 'Please choose the country.', { field: 'country' });
  return inTransaction(db, async (tx) => {
    const order = await lockOrderWithCart(tx, orderId);
    if (!order) return noSuchOrder;
    if (order.status === 'Cancelled') return fail('conflict', 'This order has been cancelled.');
    if ((await documentsOf(tx, orderId, 'tax-invoice')).length > 0) {
      return fail('conflict', 'The invoice is issued, and its place of supply can’t be changed any more.');
    }
    const { gstin } = order.billingAddress;
    const registration = gstin !== null && isGstin(gstin) ? gstin : null;
    const supply = decidedSupply(kind, place, registration !== null);
    if (typeof supply === 'string') return fail('not_possible', misfits[supply], { field: 'kind' });
    if (isWithoutPayment(kind) && (await validLut(tx, indianDay(services.now()))) === undefined) {
      const text = 'There is no letter of undertaking that is valid today: enter it in the settings first.';
      return fail('not_possible', text, { field: 'kind' });
    }
    const money = await orderMoneyOf(tx, order);
    if (money.attempts.some(({ state }) => state === 'open' || state === 'pending')) return paymentUnderWay(order);

    const papers = order.exportedTo ?? { port: null, shippingBill: null, shippingBillOn: null };
    const exportedTo = isExport(kind) ? { ...papers, buyerName, buyerAddress, country } : null;
    const lines = await linesOfOrders(tx, [orderId]);
    const after = await retaxOrder(
      tx,
      orderId,
      retaxed(order, lines, supply, { company, paid: money.paid, exportedTo }),
    );
    const owed = await orderMoneyOf(tx, after);
    await writePaymentStatus(tx, after, owed);
    if (owed.due > money.due) await giveTimeToPay(services, tx, after, owed);
    // Whoever decides where it is supplied has looked at the GSTIN.
    if (order.gstinDoubt !== null) await setGstinDoubt(tx, orderId, null);
    const call = { services, visitor };
    // The same again ends a doubt about the GSTIN.
    const changed = changedValues(decided(order), decided(after)) ?? { after: { placeOfSupply: supply.place } };
    await noted(tx, call, 'DecidePlaceOfSupply', ['order', orderId, orderNumber(order)], { ...changed, reason });
    if (registration !== null) {
      const kept = { gstin: registration, staffId: visitor.staff.id, createdAt: services.now() };
      await (isToZone(kind) ? keepSezRegistration(tx, kept) : dropSezRegistration(tx, registration));
    }
    return ok({ place: supply.place, total: after.totalPaise });
  });
};

const misfits = {
  'needs-gstin':
    'A unit of a Special Economic Zone, or a buyer of a deemed export, has a GSTIN: please have it in the billing address first.',
  'has-gstin':
    'An export goes to a buyer abroad. Goods that a GSTIN is billed for are supplied to that registration, wherever they go.',
} as const;

const decided = ({ placeOfSupply, supplyType, exportedTo, totalPaise }: Order) => ({
  placeOfSupply,
  supplyType,
  ...(exportedTo === null ? {} : { country: countryName(exportedTo.country) }),
  totalPaise,
});
