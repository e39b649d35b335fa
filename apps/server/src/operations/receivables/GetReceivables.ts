import { ok, receivablesPageSize } from '@boxwright/contract';
import { listReceivables, sumReceivables } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';

export const GetReceivables: Handler<'GetReceivables'> = async ({ page = 1, isOverdueOnly = false }, { services }) => {
  const { db, now } = services;
  const today = indianDay(now());
  const [found, sums] = await Promise.all([
    listReceivables(db, {
      today,
      isOverdueOnly,
      limit: receivablesPageSize + 1,
      offset: (page - 1) * receivablesPageSize,
    }),
    sumReceivables(db, today),
  ]);
  return ok({
    customers: found.slice(0, receivablesPageSize).map((row) => ({
      customerId: row.customerId,
      name: row.name,
      companyName: row.companyName ?? '',
      mobile: row.mobile,
      orders: row.orders,
      open: row.open,
      ages: [...row.ages],
      mostLate: row.mostLate,
      refundsDue: row.refundsDue,
      held: row.held,
    })),
    hasMore: found.length > receivablesPageSize,
    sums: {
      customers: sums.customers,
      open: sums.open,
      ages: [...sums.ages],
      refundsDue: sums.refundsDue,
      held: sums.held,
    },
  });
};
