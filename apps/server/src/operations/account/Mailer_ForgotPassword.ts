import { fail, ok, passwordTexts, type Result } from '@boxwright/contract';
import { inTransaction, issueTicket, lastCodeOf, replaceCode } from '@boxwright/storage';
import type { Call, Handler } from '../../calls/call.ts';
import { checkRateLimit } from '../../calls/limits.ts';
import { postMail } from '../../calls/post-mail.ts';
import { inWords } from '../../process/in-words.ts';
import { knownDevice, rateLimitSubject } from '../../selling/customers/identity/devices.ts';
import { passwordCode } from '../../selling/customers/passwords/password-mails.ts';
import {
  codeHash,
  codeIntervalMs,
  findAccount,
  linkEnds,
  newCode,
  newTicket,
  proofEnds,
  proofMinutes,
  resetTicket,
} from '../../selling/customers/passwords/proofs.ts';

export const Mailer_ForgotPassword: Handler<'Mailer_ForgotPassword'> = async ({ email }, call) => {
  const refused = await checkRateLimit(call, 'code from source', rateLimitSubject(call, 'customer', email));
  if (refused) return refused;
  const { services } = call;
  const account = await findAccount(services, email);
  if (!account) return fail('not_found', passwordTexts.notRegistered, { field: 'email' });

  const { customer, userId } = account;
  const now = services.now();
  const last = await lastCodeOf(services.db, userId);
  // A code with a future timestamp (the clock was set back) is ignored.
  const restMs = last === undefined || last.sentAt > now ? 0 : last.sentAt.getTime() + codeIntervalMs - now.getTime();
  const codeEndsIn = last === undefined || last.sentAt > now ? 0 : secondsTo(last.expiresAt, now);
  if (restMs > 0) return openNewestMail(Math.ceil(restMs / 1000), codeEndsIn);
  const limited = await checkMailLimit(call, email, userId);
  if (limited && !limited.ok) {
    return openNewestMail(Number(limited.failure.details?.['retry_after'] ?? 0), codeEndsIn);
  }

  const code = newCode();
  const link = newTicket();
  const mail = await passwordCode(services, { customer, code, link, at: now });
  const hash = codeHash(services.secrets.passwordCode, userId, code);
  const isSent = await inTransaction(services.db, async (tx) => {
    const kept = { userId, codeHash: hash, sentAt: now, expiresAt: proofEnds(now) };
    // Of two concurrent requests, only one may replace the row.
    if (!(await replaceCode(tx, kept, new Date(now.getTime() - codeIntervalMs)))) return false;
    // The link proves access to the mailbox, so its ticket needs no code and is verified from the start.
    await issueTicket(tx, { ...resetTicket(userId, link), verifiedAt: now, tries: 0, expiresAt: linkEnds(now) });
    await postMail(tx, services, mail);
    return true;
  });
  if (!isSent) return openNewestMail(codeIntervalMs / 1000, proofMinutes * 60);
  return ok({ resendAfter: codeIntervalMs / 1000, validFor: proofMinutes * 60 });
};

/** Unknown devices share one small limit for mails to an account; each known device has its own. */
function checkMailLimit(call: Call, email: string, userId: string): Promise<Result<never> | undefined> {
  const device = knownDevice(call, 'customer', email);
  if (device === null) return checkRateLimit(call, 'code to account', userId);
  return checkRateLimit(call, 'code to account from known device', `${userId} ${device}`);
}

/**
 * Refuses another mail for now, also when a stranger requested the last ones. The mailbox's owner doesn't need one: the
 * newest link works for longer than this refusal can last. `code_ends_in` is how long the mailed code is valid.
 */
const openNewestMail = (wait: number, codeEndsIn: number): Result<never> =>
  fail(
    'too_many',
    `We have mailed this address already. Please open the newest mail: the link in it lets you choose a new password. You can ask for another mail in ${inWords(wait)}.`,
    { field: 'email', details: { retry_after: wait, ...(codeEndsIn > 0 ? { code_ends_in: codeEndsIn } : {}) } },
  );

const secondsTo = (time: Date, now: Date) => Math.floor((time.getTime() - now.getTime()) / 1000);
