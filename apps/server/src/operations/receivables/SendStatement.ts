import { fail, ok } from '@boxwright/contract';
import { statementMail } from '@boxwright/mail';
import { paise } from '@boxwright/money';
import { inTransaction } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { postMail } from '../../calls/post-mail.ts';
import { indianDay } from '../../process/indian-day.ts';
import { accountLines } from '../../selling/company/bank-lines.ts';
import { readCompany } from '../../selling/company/company.ts';
import { mailCompany } from '../../selling/company/mail-company.ts';
import { loadPapers } from '../../selling/company/papers.ts';
import { noSuchCustomer } from '../../selling/desk/no-such-customer.ts';
import { readAccount } from '../../selling/receivables/read-account.ts';
import { statementUrl } from '../../selling/receivables/statement-link.ts';

export const SendStatement: Handler<'SendStatement'> = async ({ customerId, from, to }, call) => {
  const { services } = call;
  const { db, env, now } = services;
  const period = { from, to };
  const account = await readAccount(services, customerId, period);
  if (!account) return noSuchCustomer;
  const { customer, openSum, ages } = account;
  if (customer.erasedAt !== null) {
    return fail('not_possible', 'The data of this customer are erased, so there is no address to mail to.');
  }
  const mail = statementMail({
    company: mailCompany(await readCompany(db), env.publicUrl),
    customer: { name: customer.name, email: customer.email },
    period,
    open: openSum,
    late: paise(openSum - ages[0]),
    bank: accountLines(await loadPapers(db)),
    links: {
      statement: statementUrl(services, { customerId, period, sentOn: indianDay(now()) }),
      orders: `${env.publicUrl}/my-orders`,
    },
  });
  // A double click mails once; a minute later it is mailed again.
  const minute = now().toISOString().slice(0, 16);
  await inTransaction(db, async (tx) => {
    await postMail(tx, services, {
      key: `statement:${customerId}:${from}:${to}:${minute}`,
      recipient: customer.email,
      mail,
    });
    await noted(tx, call, 'SendStatement', ['customer', customerId, customer.name], { after: period });
  });
  return ok({ recipient: customer.email });
};
