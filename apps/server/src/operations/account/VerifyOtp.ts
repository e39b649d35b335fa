import { fail, ok, passwordTexts } from '@boxwright/contract';
import { findTicket, inTransaction, takeCode, tryCode, verifyTicket } from '@boxwright/storage';
import type { Handler } from '../../door/call.ts';
import { overLimit } from '../../door/limits.ts';
import { codeHash, findAccount, mostTries, proofEnds, resetTicket } from '../../passwords/proofs.ts';

export const VerifyOtp: Handler<'VerifyOtp'> = async ({ email, code, ticket }, call) => {
  const refused = await overLimit(call, 'code check of account', email.toLowerCase());
  if (refused) return refused;
  const wrong = fail('invalid', passwordTexts.wrongCode, { field: 'code' });
  const { db, secrets } = call.services;
  const account = await findAccount(call.services, email);
  if (!account) return wrong;

  const { userId } = account;
  const now = call.services.now();
  const named = resetTicket(userId, ticket);
  // Without a ticket of one's own there is nothing to verify, and no try to take from its owner.
  if (!(await findTicket(db, named, now))) return wrong;
  const expected = await inTransaction(db, (tx) => tryCode(tx, userId, mostTries, now));
  if (expected !== codeHash(secrets.passwordCode, userId, code)) return wrong;
  const isVerified = await inTransaction(
    db,
    async (tx) => (await takeCode(tx, userId, expected, now)) && (await verifyTicket(tx, named, now, proofEnds(now))),
  );
  return isVerified ? ok({}) : wrong;
};
