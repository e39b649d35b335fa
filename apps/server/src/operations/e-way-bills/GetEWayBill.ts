import { ok } from '@boxwright/contract';
import { documentsOf, type EWayBillListed, findOrder, stepsOfOrder } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { readCompany } from '../../selling/company/company.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { eWayBillsFor, eWayNeedOf, isEWayCancellable, travellingInvoice } from '../../selling/documents/e-way-bill.ts';
import { printedOn } from '../../selling/documents/printed-on.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';

export const GetEWayBill: Handler<'GetEWayBill'> = async ({ orderId }, { services: { db, now } }) => {
  const order = await findOrder(db, orderId);
  if (!order) return noSuchOrder;
  const [{ stateCode }, documents, steps, { current, all }] = await Promise.all([
    readCompany(db),
    documentsOf(db, orderId),
    stepsOfOrder(db, orderId),
    eWayBillsFor(db, orderId),
  ]);
  const courier = steps.findLast((step) => step.status === 'Dispatched')?.courier ?? undefined;
  const invoice = travellingInvoice(documents);
  const value = invoice ? printedOn(invoice).total : order.totalPaise;
  return ok({
    number: orderNumber(order),
    invoice: invoice?.number ?? null,
    value,
    ...(await eWayNeedOf(db, { ...order, totalPaise: value }, stateCode, courier)),
    transport: current ? presentTransport(current) : null,
    bill: current ? (presentBill(current)[0] ?? null) : null,
    isCancellable: isEWayCancellable(current?.madeAt ?? null, now()),
    cancelled: all.filter(({ cancelledAt }) => cancelledAt !== null).flatMap(presentBill),
  });
};

const presentTransport = (bill: EWayBillListed) => ({
  mode: bill.mode,
  distance: bill.distance,
  transporterId: bill.transporterId ?? '',
  transporterName: bill.transporterName ?? '',
  vehicle: bill.vehicle ?? '',
  document: bill.transportDocument ?? '',
  documentOn: bill.transportDocumentOn ?? '',
});

/** None while the portal hasn't made it. */
const presentBill = ({ number, madeAt, validUntil, cancelledAt, by }: EWayBillListed) =>
  number === null || madeAt === null || validUntil === null ? [] : [{ number, madeAt, validUntil, cancelledAt, by }];
