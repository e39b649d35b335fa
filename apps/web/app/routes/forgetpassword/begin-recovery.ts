import { ok, type Result } from '@boxwright/contract';
import { call } from '../../api.ts';
import { notify } from '../../ui/notify.ts';
import { type Recovery, recoveryFrom } from './recovery.ts';
import { requestCode } from './request-code.ts';

/** Requests a code over HTTP; a toast says whether it is a new one. */
export const beginRecovery = async (email: string): Promise<Result<Recovery>> => {
  const answer = await requestCode(call, email);
  if (!answer.ok) return answer;
  const { isNew, text, ...code } = answer.value;
  notify[isNew ? 'success' : 'info'](text);
  return ok(recoveryFrom({ ...code, email, verified: false }, Date.now()));
};
