import { createHash } from 'node:crypto';
import { fail, type Result } from '@boxwright/contract';
import { takeLimit } from '@boxwright/storage';
import type { Call } from './call.ts';
import { sourceOf } from './source.ts';

/** How many uses in how many seconds. Several together make the wait grow with every further try. */
type Window = readonly [max: number, seconds: number];

const minute = 60;
const hour = 3600;
const day = 86_400;

/** Whose mailbox it is has asked for few of them; the links in them work for as long as the longest of these. */
const codeMails = [
  [5, hour],
  [15, day],
] as const;

const guesses = [
  [5, minute],
  [10, 15 * minute],
  [20, hour],
  [40, day],
] as const;

/** Counted in the database, so across all nodes and restarts. */
const limits = {
  /** One source, or one device that is known for the account: the wait grows from a minute to a day. */
  'sign-in of account from one place': guesses,
  /** All who aren't known for the account together: it bounds guessing, and strangers can use it up. */
  'sign-in of account': [
    [60, hour],
    [300, day],
  ],
  /** Staff can't be mailed a way in: a source that strangers don't use has tries that those can hardly use up. */
  'first staff sign-ins of account from source': [[2, day]],
  'first staff sign-ins of account': [[1000, day]],
  /** Somebody who is signed in gives their password again. */
  'password again in session': guesses,
  'sign-in from source': [
    [30, minute],
    [200, hour],
  ],
  'registration from source': [
    [10, minute],
    [60, hour],
  ],
  /** Says whether an e-mail is registered, so it's asked a few times and not for a list. */
  'password ticket from source': [
    [10, minute],
    [60, hour],
  ],
  /** Besides, one code a minute, counted from the last. For all who aren't known for the account together. */
  'code to account': codeMails,
  'code to account from known device': codeMails,
  'code from source': [
    [10, minute],
    [60, hour],
  ],
  'code check from source': [
    [60, hour],
    [200, day],
  ],
  'code check of account from one place': [
    [10, 10 * minute],
    [40, day],
  ],
  /** All who aren't known for the account together: one chance in 6,000 a day, and only the code is blocked. */
  'code check of account': [[150, day]],
  'enquiry from source': [
    [5, minute],
    [30, hour],
  ],
  /** Goes to whatever address was typed into an enquiry, perhaps by somebody else. */
  'acknowledgement to address': [
    [3, hour],
    [6, day],
  ],
  'quotation from source': [
    [10, minute],
    [60, hour],
    [200, day],
  ],
  'payment of customer': [
    [10, minute],
    [60, hour],
  ],
  'download from source': [[60, minute]],
} as const satisfies Record<string, readonly Window[]>;

export type LimitName = keyof typeof limits;

/**
 * Counts one use of a limit for a subject (an e-mail address, a customer's id, the caller's own source). Undefined
 * when it's within bounds, else the failure to answer with. Call it outside the transaction that it guards.
 */
export async function overLimit(
  call: Pick<Call, 'services' | 'source'>,
  name: LimitName,
  subject: string = sourceOf(call.source),
): Promise<Result<never> | undefined> {
  const now = call.services.now();
  for (const [max, windowSeconds] of limits[name]) {
    const scope = `${name}/${windowSeconds}`;
    // Hashed, so that the table of counts is no list of addresses.
    const counted = { scope, subject: hashed(subject), windowSeconds, max };
    const { allowed, retryAt } = await takeLimit(call.services.db, counted, now);
    if (!allowed) return tooMany(Math.ceil((retryAt.getTime() - now.getTime()) / 1000));
  }
  return undefined;
}

/** The answer to one request too many; the door makes a Retry-After header of the seconds. */
export const tooMany = (seconds: number): Result<never> =>
  fail('too_many', `Too many attempts. Please try again in ${inWords(seconds)}.`, {
    details: { retry_after: seconds },
  });

/** A wait as people say it: "40 seconds". */
export const inWords = (seconds: number): string => {
  const [count, unit] =
    seconds < minute
      ? [seconds, 'second']
      : seconds < hour
        ? [Math.ceil(seconds / minute), 'minute']
        : [Math.ceil(seconds / hour), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};

const hashed = (subject: string) => createHash('sha256').update(subject).digest('base64url').slice(0, 22);
