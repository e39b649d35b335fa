import { type Failure, firstBroken, passwordTexts, resetPasswordRules } from '@boxwright/contract';
import { redirect } from 'react-router';
import { plainFailure } from '../../features/password/plain-failure.ts';
import { readTyped, refused, sendTyped } from '../../features/plain-form/posted.server.ts';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';
import { type PostedRecovery, verifiedForMs } from './recovery.ts';
import { requestCode } from './request-code.ts';

const fieldNames = ['step', 'email', 'ticket', 'code', 'password', 'confirmPassword'] as const;
type Posted = Record<(typeof fieldNames)[number], string>;

/**
 * Handles one step of a recovery whose form was posted without JavaScript, with the same operations as over HTTP. Each
 * form carries what the next step needs; the ticket in it works only after the mailed code.
 */
export async function receiveRecovery(request: Request, url: URL, api: ServerApi) {
  const posted = await readTyped(request, fieldNames);
  const { step } = posted;
  if (step === 'code') return verifyCode(posted, api);
  if (step === 'reset') return resetPassword(posted, url.search, api);
  return sendCode(posted, api);
}

/** Sends the code in the first step, and another code in the second. */
async function sendCode({ step, email: typed, ticket }: Posted, api: ServerApi) {
  const email = typed.trim();
  const answer = await requestCode((name, input) => sendTyped(api, name, input), email);
  if (answer.ok) {
    const { text, isNew, ...code } = answer.value;
    return { failed: undefined, email, said: text, recovery: { ...code, email, verified: false } };
  }
  if (step !== 'resend') return atStart(answer.failure, typed);
  return inStep({ ...answer.failure, field: 'code' }, codeStep(email, ticket));
}

async function verifyCode({ email, ticket, code }: Posted, api: ServerApi) {
  const answer = await sendTyped(api, 'VerifyOtp', { email, code, ticket });
  if (!answer.ok) return inStep({ field: 'code', ...answer.failure }, codeStep(email, ticket));
  return { failed: undefined, email, said: undefined, recovery: resetStep(email, ticket) };
}

async function resetPassword({ email, ticket, password, confirmPassword }: Posted, search: string, api: ServerApi) {
  const broken = firstBroken(resetPasswordRules, { password, confirmPassword });
  if (broken) return inStep({ code: 'invalid', ...broken }, resetStep(email, ticket));
  const answer = await sendTyped(api, 'ResetPassword', { email, password, ticket, updatedBy: null });
  if (answer.ok) throw redirect(paths.loginAfter('reset', search), 303);
  if (answer.failure.code === 'forbidden') return atStart(answer.failure, email);
  return inStep(plainFailure(answer.failure, passwordTexts.notReset), resetStep(email, ticket));
}

/** The server enforces how long codes and tickets are valid; the page only shows the maximum. */
const longest = { resendAfter: 0, validFor: verifiedForMs / 1000 };
const codeStep = (email: string, ticket: string): PostedRecovery => ({ ...longest, email, ticket, verified: false });
const resetStep = (email: string, ticket: string): PostedRecovery => ({ ...longest, email, ticket, verified: true });

const atStart = (failure: Failure, email: string) =>
  refused({ ...failure, field: 'email' }, { email, said: undefined, recovery: undefined });
const inStep = (failure: Failure, recovery: PostedRecovery) =>
  refused(failure, { email: recovery.email, said: undefined, recovery });
