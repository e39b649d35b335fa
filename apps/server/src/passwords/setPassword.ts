import { findTicket, forgetPasswordProofs, inTransaction, type NamedTicket, takeTicket } from '@boxwright/storage';
import { hashPassword } from '../identity/password.ts';
import type { Services } from '../services.ts';

/**
 * Sets a new password with a verified ticket, once: all sessions of the account end, every other proof is worth
 * nothing any more, and the customer is told by mail. False when the ticket doesn't do.
 */
export async function setPassword(
  services: Services,
  customerId: number,
  ticket: NamedTicket,
  password: string,
): Promise<boolean> {
  const { auth, db, jobs } = services;
  const now = services.now();
  const known = await findTicket(db, ticket, now);
  if (!known?.verifiedAt) return false;
  // Only now, and before the transaction: hashing is slow on purpose.
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    if (!(await takeTicket(tx, ticket, now))) return false;
    await auth.setPassword(tx, ticket.userId, passwordHash);
    await forgetPasswordProofs(tx, ticket.userId);
    await jobs.enqueue(tx, 'WriteMail', { mail: 'password-changed', customerId, at: now.toISOString() });
    return true;
  });
}
