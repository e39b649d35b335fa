import { fail, type Result } from '@boxwright/contract';

/** Thrown by what can't be done at the moment: its message is for the visitor, and says when to ask again. */
export class NotNow extends Error {
  readonly statusCode: 429 | 503;
  readonly retryAfter: number;

  constructor(statusCode: 429 | 503, text: string, retryAfter: number) {
    super(`${text} Please try again in ${retryAfter} second${retryAfter === 1 ? '' : 's'}.`);
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
  }

  /** The same as an operation's answer; the door makes a Retry-After header of the seconds. */
  get failure(): Result<never> {
    const code = this.statusCode === 429 ? 'too_many' : 'unavailable';
    return fail(code, this.message, { details: { retry_after: this.retryAfter } });
  }
}
