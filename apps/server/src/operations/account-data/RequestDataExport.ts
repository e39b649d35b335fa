import { ok } from '@boxwright/contract';
import { inTransaction, issueTicket } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { checkRateLimit } from '../../calls/limits.ts';
import { refuseWrongPassword } from '../../selling/customers/password-again.ts';
import { newTicket, proofEnds } from '../../selling/customers/passwords/proofs.ts';
import { exportAddress, exportTicket } from '../../selling/own-data/export-ticket.ts';

export const RequestDataExport: Handler<'RequestDataExport'> = async ({ password }, call) => {
  const { customer } = call.visitor;
  const refused =
    (await refuseWrongPassword(call, customer, password)) ??
    (await checkRateLimit(call, 'data export of customer', String(customer.id)));
  if (refused) return refused;
  const now = call.services.now();
  const ticket = newTicket();
  const issued = { ...exportTicket(customer.userId, ticket), verifiedAt: now, tries: 0, expiresAt: proofEnds(now) };
  await inTransaction(call.services.db, (tx) => issueTicket(tx, issued));
  return ok({ address: exportAddress(ticket) });
};
