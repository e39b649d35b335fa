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

/** Counted in the database, so across all nodes and restarts. */
const limits = {
  /** One source trying one account: the wait grows from a minute to a day. */
  'sign-in of account from source': [
    [5, minute],
    [10, 15 * minute],
    [20, hour],
    [40, day],
  ],
  /** Many sources trying one account; wide, so that nobody can lock its owner out. */
  'sign-in of account': [
    [60, hour],
    [300, day],
  ],
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
  'password ticket of account': [
    [10, 10 * minute],
    [40, day],
  ],
  /** Besides, one code a minute, counted from the last. */
  'code to account': [
    [5, hour],
    [15, day],
  ],
  'code from source': [
    [10, minute],
    [60, hour],
  ],
  'code check of account': [
    [10, 10 * minute],
    [40, day],
  ],
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

/** Before a password is checked: counts the account, the source, and both together. */
export async function overSignInLimit(
  call: Pick<Call, 'services' | 'source'>,
  email: string,
): Promise<Result<never> | undefined> {
  const account = email.toLowerCase();
  const source = sourceOf(call.source);
  return (
    (await overLimit(call, 'sign-in from source')) ??
    (await overLimit(call, 'sign-in of account from source', `${account} ${source}`)) ??
    (await overLimit(call, 'sign-in of account', account))
  );
}

/** The answer to one request too many; the door makes a Retry-After header of the seconds. */
export const tooMany = (seconds: number): Result<never> =>
  fail('too_many', `Too many attempts. Please try again in ${inWords(seconds)}.`, {
    details: { retry_after: seconds },
  });

const inWords = (seconds: number): string => {
  const [count, unit] =
    seconds < minute
      ? [seconds, 'second']
      : seconds < hour
        ? [Math.ceil(seconds / minute), 'minute']
        : [Math.ceil(seconds / hour), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};

const hashed = (subject: string) => createHash('sha256').update(subject).digest('base64url').slice(0, 22);
