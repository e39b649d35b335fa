import { fail, ok } from '@boxwright/contract';
import { findCustomer } from '@boxwright/storage';
import { presentCustomer } from '../../customers/presentCustomer.ts';
import type { Handler } from '../../door/call.ts';
import { signedOutText } from '../../door/invoke.ts';
import { refuseForeignCustomer } from '../../policies/ownCustomer.ts';

export const Get_customerData_by_id: Handler<'Get_customerData_by_id'> = async ({ where }, call) => {
  const foreign =
    refuseForeignCustomer(call, where.customerId ?? null) ?? refuseForeignCustomer(call, where.customerIdAgain ?? null);
  if (foreign) return foreign;
  const { db } = call.services;
  const own = call.visitor.customer && (await findCustomer(db, call.visitor.customer.id));
  return own ? ok([await presentCustomer(db, own)]) : fail('signed_out', signedOutText);
};
