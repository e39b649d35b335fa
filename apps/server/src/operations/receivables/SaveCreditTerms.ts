import { fail, ok } from '@boxwright/contract';
import {
  endCustomerTerms,
  findCustomer,
  findCustomerTerms,
  inTransaction,
  saveCustomerTerms,
} from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { noSuchCustomer } from '../../selling/desk/no-such-customer.ts';

/** Orders that are on account already stay so. */
export const SaveCreditTerms: Handler<'SaveCreditTerms'> = async ({ customerId, days, limit, seen }, call) =>
  inTransaction(call.services.db, async (tx) => {
    const customer = await findCustomer(tx, customerId);
    if (!customer || customer.erasedAt !== null) return noSuchCustomer;
    const before = await findCustomerTerms(tx, customerId);
    const wanted = limit === null ? undefined : { days: Number(days), limitPaise: limit };
    // A double click, and somebody who wants the same.
    if (before?.days === wanted?.days && before?.limitPaise === wanted?.limitPaise) {
      return ok({ version: before?.version ?? 0 });
    }
    const who = { customerId, staffId: call.visitor.staff.id };
    const changed = wanted
      ? await saveCustomerTerms(tx, { ...who, ...wanted }, seen)
      : await endCustomerTerms(tx, who, { seen, at: call.services.now() });
    if (!changed) {
      return fail('conflict', 'Somebody has changed these terms meanwhile. Please look at them as they are now.');
    }
    const shown = (terms: { readonly days: number; readonly limitPaise: number } | undefined) =>
      terms ? { days: terms.days, limitPaise: terms.limitPaise } : { terms: 'usual' };
    await noted(tx, call, 'SaveCreditTerms', ['customer', customerId, customer.name], {
      before: shown(before),
      after: shown(wanted),
    });
    return ok({ version: wanted ? changed.version : 0 });
  });
