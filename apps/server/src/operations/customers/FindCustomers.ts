import { mobileNumber, ok } from '@boxwright/contract';
import { findCustomers } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { aprilOf } from '../../selling/desk/april-of.ts';

const pageSize = 50;

export const FindCustomers: Handler<'FindCustomers'> = async ({ search, before }, { services }) => {
  const mobile = mobileNumber(search);
  const found = await findCustomers(services.db, {
    // A number is stored by its ten digits, however it is typed.
    search: /^\d{10}$/.test(mobile) ? mobile : search,
    before: before ?? undefined,
    since: aprilOf(indianDay(services.now())),
    limit: pageSize + 1,
  });
  const page = found.slice(0, pageSize);
  return ok({
    customers: page.map(({ customer, orders, valuePaise, lastOrder }) => ({
      id: customer.id,
      name: customer.name,
      companyName: customer.companyName ?? '',
      email: customer.email,
      mobile: customer.mobile,
      orders,
      value: valuePaise,
      lastOrder,
    })),
    next: found.length > pageSize ? (page.at(-1)?.customer.id ?? null) : null,
  });
};
