import { fail, ok } from '@boxwright/contract';
import { quarterName } from '@boxwright/orders';
import { findCustomer, inTransaction, withdrawTdsCertificate } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';

export const WithdrawTdsCertificate: Handler<'WithdrawTdsCertificate'> = async ({ certificateId }, call) =>
  inTransaction(call.services.db, async (tx) => {
    const by = { staffId: call.visitor.staff.id, at: call.services.now() };
    const certificate = await withdrawTdsCertificate(tx, certificateId, by);
    if (!certificate) return fail('not_found', 'This certificate is taken back already. Please look again.');
    const { customerId, number, quarter, amountPaise } = certificate;
    const customer = await findCustomer(tx, customerId);
    await noted(tx, call, 'WithdrawTdsCertificate', ['customer', customerId, customer?.name ?? ''], {
      before: { certificate: number, quarter: quarterName(quarter), amountPaise },
    });
    return ok({ certificateId });
  });
