import { ok } from '@boxwright/contract';
import { type EWayBillListed, findOrder, stepsOfOrder } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { readCompany } from '../../selling/company/company.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { eWayBillsFor, eWayNeedOf, isEWayCancellable } from '../../selling/documents/e-way-bill.ts';
import { parcelChallans } from '../../selling/documents/parcel-challan.ts';
import { printedOn } from '../../selling/documents/printed-on.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';

export const GetEWayBill: Handler<'GetEWayBill'> = async ({ orderId, challan }, { services: { db, now } }) => {
  const order = await findOrder(db, orderId);
  if (!order) return noSuchOrder;
  const [{ stateCode }, steps, { paper, documents, current, all }] = await Promise.all([
    readCompany(db),
    stepsOfOrder(db, orderId),
    eWayBillsFor(db, orderId, challan),
  ]);
  const printed = paper && printedOn(paper);
  const isPart = paper?.kind === 'delivery-challan';
  const courier = isPart
    ? printed?.transport?.courier
    : (steps.findLast((step) => step.status === 'Dispatched')?.courier ?? undefined);
  const value = printed?.total ?? order.totalPaise;
  return ok({
    number: orderNumber(order),
    paper: paper?.number ?? null,
    challan: isPart ? paper.id : null,
    challans: parcelChallans(documents).map(({ id, number }) => ({ id, number: number ?? '' })),
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
