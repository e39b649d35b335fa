import { fail, type Result } from '@boxwright/contract';
import { inWords } from '../in-words.ts';

/** Thrown when a request can't be served at the moment; the message is for the visitor and says when to retry. */
export class RetryLater extends Error {
  readonly statusCode: 429 | 503;
  readonly retryAfter: number;

  constructor(statusCode: 429 | 503, text: string, retryAfter: number) {
    super(`${text} Please try again in ${inWords(retryAfter)}.`);
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
  }

  /** The same as an operation's failure; the HTTP layer sends the seconds as Retry-After. */
  get failure(): Result<never> {
    const code = this.statusCode === 429 ? 'too_many' : 'unavailable';
    return fail(code, this.message, { details: { retry_after: this.retryAfter } });
  }
}
