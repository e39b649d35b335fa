import { fail, ok, passwordTexts, type Result } from '@boxwright/contract';
import { inTransaction, issueTicket, lastCodeOf, replaceCode } from '@boxwright/storage';
import type { Call, Handler } from '../../door/call.ts';
import { inWords, overLimit } from '../../door/limits.ts';
import { knownDevice, whoAsks } from '../../identity/devices.ts';
import { postMail } from '../../jobs/postMail.ts';
import { passwordCode } from '../../passwords/passwordMails.ts';
import {
  codeHash,
  codeRestMs,
  findAccount,
  linkEnds,
  newCode,
  newTicket,
  proofEnds,
  proofMinutes,
  resetTicket,
} from '../../passwords/proofs.ts';

export const Mailer_ForgotPassword: Handler<'Mailer_ForgotPassword'> = async ({ email }, call) => {
  const refused = await overLimit(call, 'code from source', whoAsks(call, 'customer', email));
  if (refused) return refused;
  const { services } = call;
  const account = await findAccount(services, email);
  if (!account) return fail('not_found', passwordTexts.notRegistered, { field: 'email' });

  const { customer, userId } = account;
  const now = services.now();
  const last = await lastCodeOf(services.db, userId);
  // A code that was sent in the future is none to wait for: the clock has been set back since.
  const restMs = last === undefined || last.sentAt > now ? 0 : last.sentAt.getTime() + codeRestMs - now.getTime();
  const codeEndsIn = last === undefined || last.sentAt > now ? 0 : secondsTo(last.expiresAt, now);
  if (restMs > 0) return lookIntoMailbox(Math.ceil(restMs / 1000), codeEndsIn);
  const tooOften = await overMails(call, email, userId);
  if (tooOften && !tooOften.ok) {
    return lookIntoMailbox(Number(tooOften.failure.details?.['retry_after'] ?? 0), codeEndsIn);
  }

  const code = newCode();
  const link = newTicket();
  const mail = await passwordCode(services, { customer, code, link, at: now });
  const hash = codeHash(services.secrets.passwordCode, userId, code);
  const isSent = await inTransaction(services.db, async (tx) => {
    const kept = { userId, codeHash: hash, sentAt: now, expiresAt: proofEnds(now) };
    // The row decides between two who ask at once.
    if (!(await replaceCode(tx, kept, new Date(now.getTime() - codeRestMs)))) return false;
    // Who can read the mail needs no code besides: this ticket is verified from the start.
    await issueTicket(tx, { ...resetTicket(userId, link), verifiedAt: now, tries: 0, expiresAt: linkEnds(now) });
    await postMail(tx, services, mail);
    return true;
  });
  if (!isSent) return lookIntoMailbox(codeRestMs / 1000, proofMinutes * 60);
  return ok({ resendAfter: codeRestMs / 1000, validFor: proofMinutes * 60 });
};

/** Strangers can have few mails sent to somebody; a device that is known for the account has its own share. */
function overMails(call: Call, email: string, userId: string): Promise<Result<never> | undefined> {
  const device = knownDevice(call, 'customer', email);
  if (device === null) return overLimit(call, 'code to account', userId);
  return overLimit(call, 'code to account from known device', `${userId} ${device}`);
}

/**
 * No further mail for now, whoever asked for the last ones. They went to the owner of the mailbox, who needs no other:
 * the newest link works for longer than this can last. `code_ends_in` is for how long the mailed code does.
 */
const lookIntoMailbox = (wait: number, codeEndsIn: number): Result<never> =>
  fail(
    'too_many',
    `We have mailed this address already. Please open the newest mail: the link in it lets you choose a new password. You can ask for another mail in ${inWords(wait)}.`,
    { field: 'email', details: { retry_after: wait, ...(codeEndsIn > 0 ? { code_ends_in: codeEndsIn } : {}) } },
  );

const secondsTo = (time: Date, now: Date) => Math.floor((time.getTime() - now.getTime()) / 1000);
