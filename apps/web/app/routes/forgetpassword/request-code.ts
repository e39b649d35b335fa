import { type Failure, passwordTexts, type Result } from '@boxwright/contract';
import { call } from '../../api.ts';
import { notify } from '../../ui/notify.ts';
import type { Recovery } from './recovery.ts';

/** Requests a ticket and the mail with its code; a code that was mailed just before works as well. */
export const requestCode = async (email: string): Promise<Result<Recovery>> => {
  const tickets = await call('Get_SaltByEmailId_ForgotPassword', { email });
  if (!tickets.ok) return tickets;
  const recoveryWith = (resendAfter: number, validFor: number): Result<Recovery> => {
    const now = Date.now();
    const [resendAt, endsAt] = [now + resendAfter * 1000, now + validFor * 1000];
    return { ok: true, value: { email, ticket: tickets.value[0]?.ticket ?? '', verified: false, endsAt, resendAt } };
  };
  const mailed = await call('Mailer_ForgotPassword', { email });
  if (mailed.ok) {
    notify.success(passwordTexts.codeSent);
    return recoveryWith(mailed.value.resendAfter, mailed.value.validFor);
  }
  const endsIn = secondsOf(mailed.failure, 'code_ends_in');
  if (endsIn === 0) return mailed;
  notify.info(mailed.failure.text);
  return recoveryWith(secondsOf(mailed.failure, 'retry_after'), endsIn);
};

const secondsOf = ({ details }: Failure, name: 'code_ends_in' | 'retry_after'): number => Number(details?.[name] ?? 0);
