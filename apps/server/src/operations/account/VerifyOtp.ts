import { fail, ok, passwordTexts } from '@boxwright/contract';
import { inTransaction, takeCode, tryCode, tryTicket, verifyTicket } from '@boxwright/storage';
import type { Handler } from '../../door/call.ts';
import { overLimit } from '../../door/limits.ts';
import { knownDevice, whoAsks } from '../../identity/devices.ts';
import {
  codeHash,
  findAccount,
  mostTriesOfCode,
  mostTriesOfTicket,
  proofEnds,
  resetTicket,
} from '../../passwords/proofs.ts';

export const VerifyOtp: Handler<'VerifyOtp'> = async ({ email, code, ticket }, call) => {
  const asking = whoAsks(call, 'customer', email);
  const refused =
    (await overLimit(call, 'code check from source', asking)) ??
    (await overLimit(call, 'code check of account from one place', `${email.toLowerCase()} ${asking}`));
  if (refused) return refused;
  const wrong = fail('invalid', passwordTexts.wrongCode, { field: 'code' });
  const { db, secrets } = call.services;
  const account = await findAccount(call.services, email);
  if (!account) return wrong;

  const { userId } = account;
  const now = call.services.now();
  const named = resetTicket(userId, ticket);
  // Without a ticket of one's own there is nothing to verify, and no try to take from anybody.
  if (!(await inTransaction(db, (tx) => tryTicket(tx, named, mostTriesOfTicket, now)))) return wrong;
  const isStranger = knownDevice(call, 'customer', email) === null;
  if (isStranger && (await overLimit(call, 'code check of account', userId))) return codeIsBlocked;
  const mailed = await inTransaction(db, (tx) => tryCode(tx, userId, now));
  if (isStranger && mailed !== undefined && mailed.tries > mostTriesOfCode) return codeIsBlocked;
  if (mailed?.codeHash !== codeHash(secrets.passwordCode, userId, code)) return wrong;
  const isVerified = await inTransaction(
    db,
    async (tx) =>
      (await takeCode(tx, userId, mailed.codeHash, now)) && (await verifyTicket(tx, named, now, proofEnds(now))),
  );
  return isVerified ? ok({}) : wrong;
};

/** Many have tried, so that one of them might hit it. The link in the same mail is not to be guessed, and stays. */
const codeIsBlocked = fail(
  'too_many',
  'Too many wrong codes were tried for this account. Please open the link in the mail instead: it needs no code.',
  { field: 'code' },
);
