import { ok, remittanceDays } from '@boxwright/contract';
import { listCourierCash } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { dueDay } from '../../selling/orders/due-day.ts';

const mostShown = 2_000;

export const GetCourierCash: Handler<'GetCourierCash'> = async (_input, { services: { db, now } }) => {
  const owed = await listCourierCash(db, mostShown);
  const lateSince = dueDay(now(), -remittanceDays - 1);
  return ok({
    today: indianDay(now()),
    couriers: [...Map.groupBy(owed, ({ courier }) => courier)].map(([courier, own]) => ({
      ...{ courier, orders: own.length, due: own.reduce((sum, { due }) => sum + due, 0) },
    })),
    orders: owed.map((row) => ({
      ...{ orderId: row.orderId, orderNumber: orderNumber(row), customerName: row.customerName, courier: row.courier },
      ...{ trackingNumber: row.trackingNumber, deliveredOn: row.deliveredOn, due: row.due },
      isLate: row.deliveredOn <= lateSince,
    })),
  });
};
