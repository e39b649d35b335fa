import { createHash, createHmac, type KeyObject, randomBytes, randomInt } from 'node:crypto';
import { findCustomerByEmail, type NamedTicket } from '@boxwright/storage';
import type { Services } from '../../../calls/services.ts';

const minuteMs = 60_000;

/** Lifetime of a code, and of a ticket after it was issued and again after it was verified. */
export const proofMinutes = 10;
/** Minimum milliseconds between two codes. */
export const codeIntervalMs = minuteMs;
/** Lifetime of the link mailed with a code: as long as the rate limits may delay the next such mail. */
export const linkHours = 24;
/** Wrong codes allowed per ticket. */
export const mostTriesOfTicket = 5;
/** Wrong codes allowed for strangers with any number of tickets: a chance of 1 in 6,000 to guess a code. */
export const mostTriesOfCode = 150;

export const linkEnds = (now: Date): Date => new Date(now.getTime() + linkHours * 60 * minuteMs);
export const proofEnds = (now: Date): Date => new Date(now.getTime() + proofMinutes * minuteMs);

/** A token for the right to set a password: 256 random bits. */
export const newTicket = (): string => randomBytes(32).toString('base64url');

/** The hash that the database stores of a ticket or of a session's token. */
export const proofHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Six digits, the first not zero. */
export const newCode = (): string => String(randomInt(100_000, 1_000_000));

/** The hash that the database stores of a code: useless without the shop's key, and valid for one account only. */
export const codeHash = (key: KeyObject, userId: string, code: string): string =>
  createHmac('sha256', key).update(`${userId} ${code}`).digest('base64url');

export const changeTicket = (userId: string, token: string): NamedTicket => ({
  tokenHash: proofHash(token),
  userId,
  purpose: 'change',
});
export const resetTicket = (userId: string, token: string): NamedTicket => ({
  tokenHash: proofHash(token),
  userId,
  purpose: 'reset',
});

/** A customer's account, by e-mail; undefined when the e-mail can't sign in. */
export async function findAccount({ db }: Pick<Services, 'db'>, email: string) {
  const customer = await findCustomerByEmail(db, email);
  return customer?.userId ? { customer, userId: customer.userId } : undefined;
}
