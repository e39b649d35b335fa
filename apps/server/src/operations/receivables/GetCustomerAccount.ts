import { accountPeriodRules, fail, firstBroken, ok } from '@boxwright/contract';
import { findCustomerTerms } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { noSuchCustomer } from '../../selling/desk/no-such-customer.ts';
import { readAccount, thisFinancialYear } from '../../selling/receivables/read-account.ts';

export const GetCustomerAccount: Handler<'GetCustomerAccount'> = async (input, { services }) => {
  const { customerId, from, to } = input;
  const usual = thisFinancialYear(indianDay(services.now()));
  const period = { from: from || usual.from, to: to || usual.to };
  const broken = firstBroken(accountPeriodRules, period);
  if (broken) return fail('invalid', broken.text, { field: broken.field });
  const account = await readAccount(services, customerId, period);
  if (!account) return noSuchCustomer;
  const { customer, open, entries } = account;
  const terms = await findCustomerTerms(services.db, customerId);
  return ok({
    customerId,
    name: customer.name,
    companyName: customer.companyName ?? '',
    isErased: customer.erasedAt !== null,
    ...period,
    opening: account.opening,
    entries: entries.map(({ day, what, reference, orderId, orderNumber, amount, balance }) => ({
      day,
      what,
      reference,
      orderId,
      orderNumber,
      amount,
      balance,
    })),
    closing: account.closing,
    open: open.map(({ orderId, orderNumber, invoice, due, dueOn, late, interest }) => ({
      orderId,
      orderNumber,
      invoice,
      due,
      dueOn,
      late,
      interest,
    })),
    openSum: account.openSum,
    ages: [...account.ages],
    interest: account.interest,
    interestBps: account.interestBps,
    refundsDue: account.refundsDue,
    held: account.held,
    terms: {
      days: terms?.days ?? null,
      limit: terms?.limitPaise ?? null,
      version: terms?.version ?? 0,
      by: terms?.by ?? '',
    },
  });
};
