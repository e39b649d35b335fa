import { inTransaction, lapsingEWayBills, raiseAlert } from '@boxwright/storage';
import { indianDay } from '../process/indian-day.ts';
import type { AlertKind } from '../selling/alerts/alert-kinds.ts';
import { orderNumber } from '../selling/company/order-number.ts';
import type { JobHandler } from './handler.ts';

/** Alerts, once for each bill and last day, of consignments that are still on their way when their e-way bill ends. */
export const WatchEWayBills: JobHandler<'WatchEWayBills'> = async (_payload, { services: { db, now } }) => {
  const today = indianDay(now());
  for (const { bill, order } of await lapsingEWayBills(db, today)) {
    await inTransaction(db, (tx) =>
      raiseAlert(tx, {
        key: `e-way-bill-lapses:${bill.id}:${bill.validUntil}`,
        kind: 'e-way-bill-lapses' satisfies AlertKind,
        orderId: order.id,
        message: `${orderNumber(order)} is on its way, and its e-way bill ${bill.number} is valid until ${bill.validUntil}, midnight. The portal prolongs it from eight hours before until eight hours after; the transporter can do it, too.`,
        createdAt: now(),
      }),
    );
  }
};
