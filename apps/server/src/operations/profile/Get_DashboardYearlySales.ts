import { ok } from '@boxwright/contract';
import { monthlySalesOf } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { lastMonths } from '../../selling/customers/last-months.ts';

export const Get_DashboardYearlySales: Handler<'Get_DashboardYearlySales'> = async (_input, call) => {
  const months = lastMonths(call.services.now(), 12);
  const [first = ''] = months;
  const sales = await monthlySalesOf(call.services.db, call.visitor.customer.id, first);
  const totals = new Map(sales.map(({ month, totalPaise }) => [month, totalPaise]));
  return ok(months.map((month) => ({ month, total: totals.get(month) ?? 0 })));
};
