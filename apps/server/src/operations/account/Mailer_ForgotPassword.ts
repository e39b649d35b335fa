import { fail, ok, passwordTexts } from '@boxwright/contract';
import { codeSentAt, inTransaction, replaceCode } from '@boxwright/storage';
import type { Handler } from '../../door/call.ts';
import { overLimit, tooMany } from '../../door/limits.ts';
import { postMail } from '../../jobs/postMail.ts';
import { passwordCode } from '../../passwords/passwordMails.ts';
import { codeHash, codeRestMs, findAccount, newCode, proofEnds, proofMinutes } from '../../passwords/proofs.ts';

export const Mailer_ForgotPassword: Handler<'Mailer_ForgotPassword'> = async ({ email }, call) => {
  const refused = await overLimit(call, 'code from source');
  if (refused) return refused;
  const { services } = call;
  const account = await findAccount(services, email);
  if (!account) return fail('not_found', passwordTexts.notRegistered, { field: 'email' });

  const { customer, userId } = account;
  const now = services.now();
  const last = await codeSentAt(services.db, userId);
  const restMs = last === undefined ? 0 : last.getTime() + codeRestMs - now.getTime();
  if (restMs > 0) return tooMany(Math.ceil(restMs / 1000));
  const tooOften = await overLimit(call, 'code to account', userId);
  if (tooOften) return tooOften;

  const code = newCode();
  const mail = await passwordCode(services, customer, code, now);
  const hash = codeHash(services.secrets.passwordCode, userId, code);
  const isSent = await inTransaction(services.db, async (tx) => {
    const kept = { userId, codeHash: hash, sentAt: now, expiresAt: proofEnds(now) };
    // The row decides between two who ask at once.
    if (!(await replaceCode(tx, kept, new Date(now.getTime() - codeRestMs)))) return false;
    await postMail(tx, services, mail);
    return true;
  });
  if (!isSent) return tooMany(codeRestMs / 1000);
  return ok({ resendAfter: codeRestMs / 1000, validFor: proofMinutes * 60 });
};
