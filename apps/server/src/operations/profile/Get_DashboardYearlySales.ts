import { fail, ok } from '@boxwright/contract';
import { monthlySalesOf } from '@boxwright/storage';
import { beginningOf, lastMonths } from '../../customers/lastMonths.ts';
import type { Handler } from '../../door/call.ts';
import { signedOutText } from '../../door/invoke.ts';
import { refuseForeignCustomer } from '../../policies/ownCustomer.ts';

export const Get_DashboardYearlySales: Handler<'Get_DashboardYearlySales'> = async ({ where }, call) => {
  const foreign =
    refuseForeignCustomer(call, where.customerId ?? null) ?? refuseForeignCustomer(call, where.customerIdAgain ?? null);
  if (foreign) return foreign;
  const { customer } = call.visitor;
  if (!customer) return fail('signed_out', signedOutText);
  const months = lastMonths(call.services.now(), 12);
  const [first = ''] = months;
  const sales = await monthlySalesOf(call.services.db, customer.id, beginningOf(first));
  const totals = new Map(sales.map(({ month, totalPaise }) => [month, totalPaise]));
  return ok(months.map((month) => ({ month, total: totals.get(month) ?? 0 })));
};
