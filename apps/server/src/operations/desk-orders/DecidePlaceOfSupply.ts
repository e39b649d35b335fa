import { fail, ok } from '@boxwright/contract';
import { isGstin, type Supply } from '@boxwright/money';
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
  { orderId, place, isToSez = false, isWithoutPayment = false, reason },
  { services, visitor },
) => {
  const { db } = services;
  const [company, { names }] = await Promise.all([readCompany(db), readStates(db)]);
  if (!names.has(place)) return fail('invalid', 'Please choose the state.', { field: 'place' });
  return inTransaction(db, async (tx) => {
    const order = await lockOrderWithCart(tx, orderId);
    if (!order) return noSuchOrder;
    if (order.status === 'Cancelled') return fail('conflict', 'This order has been cancelled.');
    if ((await documentsOf(tx, orderId, 'tax-invoice')).length > 0) {
      return fail('conflict', 'The invoice is issued, and its place of supply can’t be changed any more.');
    }
    const { gstin } = order.billingAddress;
    const registration = gstin !== null && isGstin(gstin) ? gstin : null;
    if (isToSez && registration === null) {
      const text =
        'A unit of a Special Economic Zone has a GSTIN of its own: please have it in the billing address first.';
      return fail('not_possible', text, { field: 'isToSez' });
    }
    if (isWithoutPayment && !isToSez) {
      const text = 'Without payment of tax only a unit or developer of a Special Economic Zone is supplied.';
      return fail('invalid', text, { field: 'isWithoutPayment' });
    }
    if (isWithoutPayment && (await validLut(tx, indianDay(services.now()))) === undefined) {
      const text = 'There is no letter of undertaking that is valid today: enter it in the settings first.';
      return fail('not_possible', text, { field: 'isWithoutPayment' });
    }
    const money = await orderMoneyOf(tx, order);
    if (money.attempts.some(({ state }) => state === 'open' || state === 'pending')) return paymentUnderWay(order);

    const zone = isWithoutPayment ? 'SEZWOP' : 'SEZWP';
    const type = isToSez ? zone : registration === null ? 'B2C' : 'B2B';
    const supply: Supply = { place, reason: 'desk', type };
    const lines = await linesOfOrders(tx, [orderId]);
    const after = await retaxOrder(tx, orderId, retaxed(order, lines, supply, { company, paid: money.paid }));
    const owed = await orderMoneyOf(tx, after);
    await writePaymentStatus(tx, after, owed);
    if (owed.due > money.due) await giveTimeToPay(services, tx, after, owed);
    // Whoever decides where it is supplied has looked at the GSTIN.
    if (order.gstinDoubt !== null) await setGstinDoubt(tx, orderId, null);
    const call = { services, visitor };
    // The same again ends a doubt about the GSTIN.
    const changed = changedValues(decided(order), decided(after)) ?? { after: { placeOfSupply: place } };
    await noted(tx, call, 'DecidePlaceOfSupply', ['order', orderId, orderNumber(order)], { ...changed, reason });
    if (registration !== null) {
      const kept = { gstin: registration, staffId: visitor.staff.id, createdAt: services.now() };
      await (isToSez ? keepSezRegistration(tx, kept) : dropSezRegistration(tx, registration));
    }
    return ok({ place, total: after.totalPaise });
  });
};

const decided = ({ placeOfSupply, supplyType, totalPaise }: Order) => ({ placeOfSupply, supplyType, totalPaise });
