import { ok, quotationFileAddress } from '@boxwright/contract';
import { paymentWords } from '@boxwright/orders';
import {
  type Enquiry,
  enquiriesOf,
  findCustomer,
  heldFor,
  lastSignIns,
  latestOrdersOf,
  listAddresses,
  listSavedBoxes,
  noDies,
  ordersToErase,
  quotationsOfCustomer,
  yearsOf,
} from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { deviceWords } from '../../selling/customers/identity/device-words.ts';
import { presentAddress } from '../../selling/customers/present-address.ts';
import { noSuchCustomer } from '../../selling/desk/no-such-customer.ts';
import { readGoods } from '../../selling/goods/read-goods.ts';
import { statusLabel } from '../../selling/orders/status-label.ts';
import { heldUpBy } from '../../selling/own-data/held-up.ts';
import { itemsOf } from '../../selling/quotations/quotation.ts';

/** How many of each list are shown. */
const shown = 20;

export const GetCustomer: Handler<'GetCustomer'> = async ({ customerId }, { services: { db } }) => {
  const customer = await findCustomer(db, customerId);
  if (!customer) return noSuchCustomer;
  const [addresses, orders, years, savedBoxes, quotations, enquiries, signIns, toErase, onAccount] = await Promise.all([
    listAddresses(db, customerId),
    latestOrdersOf(db, customerId, shown),
    yearsOf(db, customerId),
    listSavedBoxes(db, customerId, noDies),
    quotationsOfCustomer(db, customerId, shown),
    enquiriesOf(db, customerId, null, { after: 0, limit: shown }),
    lastSignIns(db, customerId, shown),
    ordersToErase(db, customerId),
    heldFor(db, customerId),
  ]);
  return ok({
    id: customer.id,
    name: customer.name,
    companyName: customer.companyName ?? '',
    email: customer.email,
    mobile: customer.mobile,
    gstin: customer.gstin ?? '',
    note: customer.deskNote ?? '',
    since: customer.createdAt,
    isErased: customer.erasedAt !== null,
    changedAt: customer.updatedAt,
    addresses: addresses.map(presentAddress),
    orders: orders.map((order) => ({
      id: order.id,
      number: orderNumber(order),
      placedAt: order.placedAt,
      status: statusLabel(order.status),
      paymentStatus: paymentWords({ ...order, isCarriageKept: order.keptPaise > 0 }),
      total: order.totalPaise,
    })),
    years: years.map(({ year, orders, valuePaise }) => ({ year, orders, value: valuePaise })),
    savedBoxes: savedBoxes.slice(0, shown).map((box) => ({
      name: box.name,
      goods: readGoods(box).description,
      quantity: box.quantity,
    })),
    quotations: quotations.map((quotation) => ({
      id: quotation.id,
      number: quotation.number,
      items: itemsOf(quotation).map(({ goods, quoted }) => ({ goods: goods.name, quantity: quoted.quantity })),
      total: quotation.totalPaise,
      validUntil: quotation.validUntil,
      address: quotationFileAddress(quotation.token),
    })),
    enquiries: enquiries.map(presentEnquiry),
    signIns: signIns
      .filter(({ result }) => result === 'signed in')
      .map(({ createdAt, userAgent, network }) => ({ at: createdAt, device: deviceWords(userAgent), network })),
    heldUpBy: [...heldUpBy(toErase, onAccount)],
  });
};

const presentEnquiry = ({ id, createdAt, message, cartonType }: Enquiry) => ({
  id,
  at: createdAt,
  about: message ?? cartonType ?? '',
});
