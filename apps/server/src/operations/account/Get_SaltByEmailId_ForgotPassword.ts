import { fail, ok, passwordTexts } from '@boxwright/contract';
import { handOutTicket, inTransaction, issueTicket } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { checkRateLimit } from '../../calls/limits.ts';
import { rateLimitSubject } from '../../selling/customers/identity/devices.ts';
import {
  changeTicket,
  findAccount,
  newTicket,
  proofEnds,
  proofHash,
  resetTicket,
} from '../../selling/customers/passwords/proofs.ts';

export const Get_SaltByEmailId_ForgotPassword: Handler<'Get_SaltByEmailId_ForgotPassword'> = async (
  { email },
  call,
) => {
  const refused = await checkRateLimit(call, 'password ticket from source', rateLimitSubject(call, 'customer', email));
  if (refused) return refused;
  const account = await findAccount(call.services, email);
  if (!account) return fail('not_found', passwordTexts.notRegistered, { field: 'email' });

  const { db } = call.services;
  const { userId } = account;
  const now = call.services.now();
  const ticket = newTicket();
  const { customer } = call.visitor;
  await inTransaction(db, async (tx) => {
    const mayChange =
      customer?.userId === userId &&
      (await handOutTicket(tx, changeTicket(userId, customer.sessionToken), proofHash(ticket), now));
    if (mayChange) return;
    await issueTicket(tx, { ...resetTicket(userId, ticket), verifiedAt: null, tries: 0, expiresAt: proofEnds(now) });
  });
  return ok([{ ticket }]);
};
