import { mayDo, ok } from '@boxwright/contract';
import { linesOfOrders, listAddresses, namesOfStaff } from '@boxwright/storage';
import type { Handler } from '../../door/call.ts';
import { presentAddress } from '../../selling/customers/present-address.ts';
import { readDeskTerms } from '../../selling/desk/desk-terms.ts';
import { presentPlaced } from '../../selling/desk/present-placed.ts';
import { readSale } from '../../selling/desk/read-sale.ts';
import { orderedLine, saleLine } from '../../selling/desk/sale-line.ts';

export const GetSale: Handler<'GetSale'> = async ({ saleId }, call) => {
  const { services, visitor } = call;
  const { db } = services;
  const sale = await readSale(call, saleId);
  if (!sale.ok) return sale;
  const { cart, customer, order, now } = sale.value;
  const staffIds = now.lines.flatMap(({ goods }) => goods.snapshot.agreed?.staffId ?? []);
  const [addresses, names, terms, placed, ordered] = await Promise.all([
    listAddresses(db, customer.id),
    namesOfStaff(db, staffIds),
    readDeskTerms(db),
    order === undefined ? null : presentPlaced(services, order),
    order === undefined ? [] : linesOfOrders(db, [order.id]),
  ]);
  const { goods, delivery, tax, total } = now.sum;
  return ok({
    id: cart.id,
    version: cart.version,
    customer: {
      id: customer.id,
      name: customer.name,
      companyName: customer.companyName ?? '',
      email: customer.email,
      mobile: customer.mobile,
      note: customer.deskNote ?? '',
    },
    lines:
      order === undefined
        ? now.lines.map((line) => saleLine(line, names))
        : ordered.map((line) => orderedLine(line, names)),
    pincode: now.pincode ?? '',
    goods,
    delivery,
    gst: tax.total,
    total,
    deliveryProblem: now.lines.length === 0 ? null : now.deliveryProblem,
    addresses: addresses.map(presentAddress),
    mostDiscount: mayDo(visitor.staff.role, 'prices') ? 100 : terms.mostDiscountBps / 100,
    order: placed,
  });
};
