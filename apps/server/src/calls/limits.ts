import { createHash } from 'node:crypto';
import { fail, type Result } from '@boxwright/contract';
import { takeLimits } from '@boxwright/storage';
import { inWords } from '../process/in-words.ts';
import { sourceOf } from '../process/source.ts';
import type { Call } from './call.ts';

/** Allowed uses in a number of seconds. Several windows together make the wait grow with every further try. */
type Window = readonly [max: number, seconds: number];

const minute = 60;
const hour = 3600;
const day = 86_400;

/** Few, as the mailbox's owner may not have requested them. Links in the mails work as long as the longest window. */
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

/** Counted in the database, so that the limits hold across nodes and restarts. */
const limits = {
  /** Per source, or per known device of the account: the wait grows from a minute to a day. */
  'sign-in of account from one place': guesses,
  /** Shared by all unknown devices of the account: it bounds password guessing, but strangers can use it up. */
  'sign-in of account': [
    [60, hour],
    [300, day],
  ],
  /** A source's first tries have a separate limit, hardly ever used up, so that strangers can't keep staff out. */
  'first staff sign-ins of account from source': [[2, day]],
  'first staff sign-ins of account': [[1000, day]],
  /** A signed-in user confirms their password. */
  'password again in session': guesses,
  /** Codes of an authenticator app, or recovery codes; the password was right. */
  'staff code of account from one place': guesses,
  /** Shared by all places: guessing succeeds 1 time in 1,600 a day. */
  'staff code of account': [
    [60, hour],
    [200, day],
  ],
  /** An Admin may invite anybody, and send the invitation again. */
  'staff invitation to address': [
    [5, hour],
    [15, day],
  ],
  /** For a new password of staff. Counted also for addresses without an account. */
  'staff password link to address': codeMails,
  'staff password link from source': [
    [10, minute],
    [60, hour],
  ],
  'sign-in from source': [
    [30, minute],
    [200, hour],
  ],
  'registration from source': [
    [10, minute],
    [60, hour],
  ],
  /** The response reveals whether an e-mail is registered, so the limit prevents trying a list of addresses. */
  'password ticket from source': [
    [10, minute],
    [60, hour],
  ],
  /** Shared by all unknown devices of the account. In addition, codes are sent at least a minute apart. */
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
  /** Shared by all unknown devices of the account: guessing succeeds 1 time in 6,000 a day; only the code is blocked. */
  'code check of account': [[150, day]],
  'enquiry from source': [
    [5, minute],
    [30, hour],
  ],
  'enquiry of customer': [
    [5, minute],
    [30, hour],
  ],
  /** The mail goes to the address typed into an enquiry, which may belong to another person. */
  'acknowledgement to address': [
    [3, hour],
    [6, day],
  ],
  'artwork from source': [
    [20, minute],
    [100, hour],
    [300, day],
  ],
  /** Before an order, against a box; each size that a buyer tries is another check. */
  'artwork check from source': [
    [30, minute],
    [300, hour],
  ],
  /** Through a link: comments, decisions and files for an item. */
  'proof from source': [
    [30, minute],
    [300, hour],
  ],
  /** Mails by which staff remind a customer of artwork or a proof. */
  'reminder of item': [
    [1, hour],
    [3, day],
  ],
  'coupon from source': [
    [20, minute],
    [100, hour],
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
  /** Messages to the order desk. */
  'message of customer': [
    [5, minute],
    [30, hour],
    [60, day],
  ],
  'download from source': [[60, minute]],
  /** A member of staff tries mails or payments. */
  'test of settings': [
    [5, minute],
    [30, hour],
  ],
  /** Each reads everything that is stored about a customer. */
  'data export of customer': [
    [5, hour],
    [10, day],
  ],
} as const satisfies Record<string, readonly Window[]>;

export type LimitName = keyof typeof limits;

/**
 * Counts one use of a rate limit for a subject (an e-mail address, a customer's id, the caller's own source). Returns
 * undefined within the limit, else the failure to return. Call it outside the transaction that it guards.
 */
export async function checkRateLimit(
  call: Pick<Call, 'services' | 'source'>,
  name: LimitName,
  subject: string = sourceOf(call.source),
): Promise<Result<never> | undefined> {
  const now = call.services.now();
  // Hashed, so that the table stores no e-mail or network addresses.
  const counted = hashed(subject);
  const windows = limits[name].map(([max, windowSeconds]) => ({
    scope: `${name}/${windowSeconds}`,
    subject: counted,
    windowSeconds,
    max,
  }));
  const { allowed, retryAt } = await takeLimits(call.services.db, windows, now);
  return allowed ? undefined : rateLimited(Math.ceil((retryAt.getTime() - now.getTime()) / 1000));
}

/** The failure of a rate-limited request; the HTTP layer sends the seconds as Retry-After. */
export const rateLimited = (seconds: number): Result<never> =>
  fail('too_many', `Too many attempts. Please try again in ${inWords(seconds)}.`, {
    details: { retry_after: seconds },
  });

const hashed = (subject: string) => createHash('sha256').update(subject).digest('base64url').slice(0, 22);
