import { ok } from '@boxwright/contract';
import { listDeskCarts } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';

const shown = 50;

export const GetSales: Handler<'GetSales'> = async (_input, { services }) => {
  const sales = await listDeskCarts(services.db, shown);
  return ok({
    sales: sales.map(({ id, name, companyName, openedAt, lines }) => ({
      id,
      customerName: name,
      companyName: companyName ?? '',
      openedAt,
      lines,
    })),
  });
};
