import { type Failure, failureStatus } from '@boxwright/contract';
import { data } from 'react-router';
import type { PostedForm } from './posted-form.ts';
import { signInAgain } from './sign-in-again.server.ts';

/** A refused form of the back office; who isn't signed in any more is led to the sign-in, and then back. */
export function refuseForm(request: Request, form: string, typed: Readonly<Record<string, string>>, failure: Failure) {
  if (failure.code === 'signed_out') throw signInAgain(request);
  const { text, field, code } = failure;
  const failed = field === undefined ? { text } : { text, field };
  const refused: PostedForm = { form, failed, typed };
  return data(refused, { status: failureStatus[code] });
}

/** A whole number of a form; undefined for anything else. */
export const numberIn = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);
