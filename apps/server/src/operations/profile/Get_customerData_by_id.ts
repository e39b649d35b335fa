import { ok } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { ownRecord } from '../../selling/customers/own-record.ts';
import { presentCustomer } from '../../selling/customers/present-customer.ts';

export const Get_customerData_by_id: Handler<'Get_customerData_by_id'> = async (_input, call) => {
  const { db } = call.services;
  return ok([await presentCustomer(db, await ownRecord(db, call.visitor.customer))]);
};
