import {
  type Failure,
  type Input,
  type OperationName,
  type Output,
  ok,
  passwordTexts,
  type Result,
} from '@boxwright/contract';

/** A requested code: the ticket that it verifies, and how many seconds it is valid and until another may be sent. */
export interface SentCode {
  readonly ticket: string;
  readonly resendAfter: number;
  readonly validFor: number;
  /** False if no new code was mailed, because the one mailed just before still works. */
  readonly isNew: boolean;
  readonly text: string;
}

/** Calls an operation: over HTTP in the browser, in-process for a form posted without JavaScript. */
type Call = <N extends OperationName>(name: N, input: Input<N>) => Promise<Result<Output<N>>>;

/** Requests a ticket and the mail with its code. */
export const requestCode = async (call: Call, email: string): Promise<Result<SentCode>> => {
  const tickets = await call('Get_SaltByEmailId_ForgotPassword', { email });
  if (!tickets.ok) return tickets;
  const ticket = tickets.value[0]?.ticket ?? '';
  const mailed = await call('Mailer_ForgotPassword', { email });
  if (mailed.ok) return ok({ ...mailed.value, ticket, isNew: true, text: passwordTexts.codeSent });
  const validFor = secondsOf(mailed.failure, 'code_ends_in');
  if (validFor === 0) return mailed;
  const resendAfter = secondsOf(mailed.failure, 'retry_after');
  return ok({ ticket, resendAfter, validFor, isNew: false, text: mailed.failure.text });
};

const secondsOf = ({ details }: Failure, name: 'code_ends_in' | 'retry_after'): number => Number(details?.[name] ?? 0);
