import { fail, ok, passwordTexts } from '@boxwright/contract';
import { handOutTicket, inTransaction, issueTicket } from '@boxwright/storage';
import type { Handler } from '../../door/call.ts';
import { overLimit } from '../../door/limits.ts';
import { whoAsks } from '../../identity/devices.ts';
import { changeTicket, findAccount, newTicket, proofEnds, proofHash, resetTicket } from '../../passwords/proofs.ts';

export const Get_SaltByEmailId_ForgotPassword: Handler<'Get_SaltByEmailId_ForgotPassword'> = async (
  { email },
  call,
) => {
  const refused = await overLimit(call, 'password ticket from source', whoAsks(call, 'customer', email));
  if (refused) return refused;
  const account = await findAccount(call.services, email);
  if (!account) return fail('not_found', passwordTexts.notRegistered, { field: 'email' });

  const { db, auth } = call.services;
  const { userId } = account;
  const now = call.services.now();
  const ticket = newTicket();
  const session = auth.sessionToken('customer', call.headers);
  await inTransaction(db, async (tx) => {
    const mayChange =
      session !== null &&
      call.visitor.customer?.userId === userId &&
      (await handOutTicket(tx, changeTicket(userId, session), proofHash(ticket), now));
    if (mayChange) return;
    await issueTicket(tx, { ...resetTicket(userId, ticket), verifiedAt: null, tries: 0, expiresAt: proofEnds(now) });
  });
  return ok([{ ticket }]);
};
