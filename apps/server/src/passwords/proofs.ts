import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { findCustomerByEmail, type NamedTicket } from '@boxwright/storage';
import type { Services } from '../services.ts';

const minuteMs = 60_000;

/** How long a code can be entered, and a ticket used after it was issued and again after it was verified. */
export const proofMinutes = 10;
/** Milliseconds from one code to the next. */
export const codeRestMs = minuteMs;
/** How long the link works that is mailed with a code: as long as the bounds on such mails may keep one from another. */
export const linkHours = 24;
/** Wrong codes that are named with one ticket. */
export const mostTriesOfTicket = 5;
/** Wrong codes that strangers name with however many tickets: one chance in 6,000 for each code. */
export const mostTriesOfCode = 150;

export const linkEnds = (now: Date): Date => new Date(now.getTime() + linkHours * 60 * minuteMs);
export const proofEnds = (now: Date): Date => new Date(now.getTime() + proofMinutes * minuteMs);

/** What stands for the right to set a password: 256 bits that nobody guesses. */
export const newTicket = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a ticket, or of a session's token. */
export const proofHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Six digits, the first of them not zero. */
export const newCode = (): string => String(randomInt(100_000, 1_000_000));

/** What the database keeps of a code: worth nothing without the shop's own key, and for nobody else. */
export const codeHash = (key: Buffer, userId: string, code: string): string =>
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

/** A customer's account, by e-mail; undefined where nobody can sign in with it. */
export async function findAccount({ db }: Pick<Services, 'db'>, email: string) {
  const customer = await findCustomerByEmail(db, email);
  return customer?.userId ? { customer, userId: customer.userId } : undefined;
}
