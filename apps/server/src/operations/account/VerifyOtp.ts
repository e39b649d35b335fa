import { fail, ok, passwordTexts } from '@boxwright/contract';
import { findTicket, inTransaction, takeCode, tryCode, tryTicket, verifyTicket } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { checkRateLimit } from '../../calls/limits.ts';
import { knownDevice, rateLimitSubject } from '../../selling/customers/identity/devices.ts';
import {
  codeHash,
  findAccount,
  mostTriesOfCode,
  mostTriesOfTicket,
  proofEnds,
  resetTicket,
} from '../../selling/customers/passwords/proofs.ts';

export const VerifyOtp: Handler<'VerifyOtp'> = async ({ email, code, ticket }, call) => {
  const caller = rateLimitSubject(call, 'customer', email);
  const refused =
    (await checkRateLimit(call, 'code check from source', caller)) ??
    (await checkRateLimit(call, 'code check of account from one place', `${email.toLowerCase()} ${caller}`));
  if (refused) return refused;
  const wrong = fail('invalid', passwordTexts.wrongCode, { field: 'code' });
  const { db, secrets } = call.services;
  const account = await findAccount(call.services, email);
  if (!account) return wrong;

  const { userId } = account;
  const now = call.services.now();
  const resetProof = resetTicket(userId, ticket);
  // A caller without a valid ticket is refused before a try of the account's code is counted.
  if (!(await inTransaction(db, (tx) => tryTicket(tx, resetProof, mostTriesOfTicket, now)))) {
    return (await findTicket(db, resetProof, longAgo)) === undefined ? wrong : spent;
  }
  const isUnknownDevice = knownDevice(call, 'customer', email) === null;
  if (isUnknownDevice && (await checkRateLimit(call, 'code check of account', userId))) return codeIsBlocked;
  const mailed = await inTransaction(db, (tx) => tryCode(tx, userId, now));
  if (isUnknownDevice && mailed !== undefined && mailed.tries > mostTriesOfCode) return codeIsBlocked;
  if (mailed === undefined) return spent;
  if (mailed.codeHash !== codeHash(secrets.passwordCode, userId, code)) return wrong;
  const isVerified = await inTransaction(
    db,
    async (tx) =>
      (await takeCode(tx, userId, mailed.codeHash, now)) && (await verifyTicket(tx, resetProof, now, proofEnds(now))),
  );
  return isVerified ? ok({}) : spent;
};

/** The ticket or the code is used up or has expired. Only the ticket's holder gets this answer. */
const spent = fail('not_possible', passwordTexts.spentCode, { field: 'code' });

/** A time before which no ticket expired, to find expired ones too. */
const longAgo = new Date(0);

/** After many tries the code is blocked, as it could be guessed. The link in the same mail is too long for that. */
const codeIsBlocked = fail(
  'too_many',
  'Too many wrong codes were tried for this account. Please open the link in the mail instead: it needs no code.',
  { field: 'code' },
);
