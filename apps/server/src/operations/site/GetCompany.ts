import { ok } from '@boxwright/contract';
import { isDemonstration } from '@boxwright/orders';
import type { Handler } from '../../calls/call.ts';
import { readCompany } from '../../selling/company/company.ts';

export const GetCompany: Handler<'GetCompany'> = async (_input, { services }) => {
  const company = await readCompany(services.db);
  return ok({
    ...company,
    whatsapp: services.env.whatsappNumber ?? company.whatsapp,
    isDemonstration: isDemonstration([], services.gateway.name),
  });
};
