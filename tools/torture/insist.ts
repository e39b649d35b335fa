import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '@boxwright/testing/random';
import { type Answer, Unanswered } from './client.ts';
import type { Findings } from './findings.ts';
import type { Journal } from './journal.ts';

/** The buyer was refused, or got no response before the time was over. */
export class GaveUp extends Error {
  override name = 'GaveUp';
}

export interface Insistence {
  readonly findings: Findings;
  readonly journal: Journal;
  readonly random: Random;
  /** When to stop trying, on the clock of `performance.now()`. */
  readonly until: () => number;
}

/**
 * Retries until there is a response, as browsers and users do while a shop is down: broken connections and 503 are
 * retried with the same idempotency key. Any other 5xx is a violation, and retried as well. 4xx are returned.
 */
export const insist = async (
  { findings, journal, random, until }: Insistence,
  request: string,
  send: () => Promise<Answer>,
): Promise<Answer> => {
  for (;;) {
    if (performance.now() > until()) throw new GaveUp(`${request} had no answer until the end`);
    try {
      const answer = await send();
      if (answer.status < 500 && answer.status !== 429) return answer;
      findings.count(`answered ${answer.status}`);
      if (answer.status === 503) {
        findings.expect('retry-after' in answer.headers, `${request} answered 503 without Retry-After.`);
      } else if (answer.status !== 429) {
        findings.violation(`${request} answered ${answer.status}.`);
      }
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      findings.count('requests without a response');
      journal.note({ what: 'unanswered', request, reason: error.message });
    }
    await wait(random.whole(150, 900));
  }
};
