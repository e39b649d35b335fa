import { fail, ok } from '@boxwright/contract';
import { dataExportedMail } from '@boxwright/mail';
import { findCustomer, inTransaction, issueTicket } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { postMail } from '../../calls/post-mail.ts';
import { readCompany } from '../../selling/company/company.ts';
import { mailCompany } from '../../selling/company/mail-company.ts';
import { newTicket, proofEnds } from '../../selling/customers/passwords/proofs.ts';
import { noSuchCustomer } from '../../selling/desk/no-such-customer.ts';
import { deskExportAddress, exportTicket } from '../../selling/own-data/export-ticket.ts';

export const ExportCustomerData: Handler<'ExportCustomerData'> = async (input, { services, visitor }) => {
  const { customerId, reason } = input;
  const { db, env } = services;
  const customer = await findCustomer(db, customerId);
  if (!customer || customer.erasedAt !== null) return noSuchCustomer;
  const { userId, name, email } = customer;
  if (userId === null) return fail('not_possible', 'This customer has no account.');
  const at = services.now();
  const ticket = newTicket();
  const company = mailCompany(await readCompany(db), env.publicUrl);
  const mail = dataExportedMail({ company, customer: { name, email }, at });
  await inTransaction(db, async (tx) => {
    await issueTicket(tx, { ...exportTicket(userId, ticket), verifiedAt: at, tries: 0, expiresAt: proofEnds(at) });
    await postMail(tx, services, { key: `data-exported:${customerId}:${at.toISOString()}`, recipient: email, mail });
    await noted(tx, { services, visitor }, 'ExportCustomerData', ['customer', customerId, name], { reason });
  });
  return ok({ address: deskExportAddress(String(customerId), ticket) });
};
