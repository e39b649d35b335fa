import { accountPeriodRules, firstBroken } from '@boxwright/contract';
import { officeCall } from '../../features/office/office-call.ts';
import { idIn } from '../../ids.ts';
import type { ServerApi } from '../../server-api.ts';

/** A customer's account in the period that the address asks for, since April by default. */
export async function loadAccount(url: URL, api: ServerApi, customerid: string) {
  const typed = { from: url.searchParams.get('from') ?? '', to: url.searchParams.get('to') ?? '' };
  const isAsked = typed.from !== '' || typed.to !== '';
  const failed = isAsked ? firstBroken(accountPeriodRules, typed) : undefined;
  const account = await officeCall(api, url, 'GetCustomerAccount', {
    customerId: idIn(customerid) ?? 0,
    ...(failed ? { from: '', to: '' } : typed),
  });
  const period = failed ? typed : { from: account.from, to: account.to };
  return { account, period, failed: failed && { text: failed.text, field: failed.field } };
}
