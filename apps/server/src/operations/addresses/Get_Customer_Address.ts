import { ok } from '@boxwright/contract';
import { listAddresses } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { presentAddress } from '../../selling/customers/present-address.ts';

export const Get_Customer_Address: Handler<'Get_Customer_Address'> = async ({ where }, call) => {
  const addresses = await listAddresses(call.services.db, call.visitor.customer.id);
  const wanted = addresses.filter(
    ({ id, kind }) => (where.id ?? id) === id && (where.kind === undefined || where.kind === kind),
  );
  return ok(wanted.map(presentAddress));
};
