import { passwordTexts, type Result } from '@boxwright/contract';
import { call } from '../../api.ts';
import { notify } from '../../ui/notify.ts';
import type { Recovery } from './recovery.ts';

/** Asks for a ticket and has a code mailed that verifies it. */
export const requestCode = async (email: string): Promise<Result<Recovery>> => {
  const tickets = await call('Get_SaltByEmailId_ForgotPassword', { email });
  if (!tickets.ok) return tickets;
  const mailed = await call('Mailer_ForgotPassword', { email });
  if (!mailed.ok) return mailed;
  notify.success(passwordTexts.codeSent);
  const sentAt = Date.now();
  const resendAt = sentAt + mailed.value.resendAfter * 1000;
  return { ok: true, value: { email, ticket: tickets.value[0]?.ticket ?? '', sentAt, resendAt, verifiedAt: null } };
};
