import {
  findTicket,
  forgetPasswordProofs,
  inTransaction,
  type NamedTicket,
  proveEmail,
  takeTicket,
} from '@boxwright/storage';
import { hashPassword } from '../../../adapters/identity/password.ts';
import type { Services } from '../../../calls/services.ts';

/**
 * Sets a new password with a verified ticket, which works once. Ends all sessions of the account, deletes all its other
 * tickets and codes, and notifies the customer by mail. False when the ticket is unknown, unverified or expired.
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
  // Hashing is slow on purpose: only after the ticket was checked, and outside the transaction.
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    if (!(await takeTicket(tx, ticket, now))) return false;
    await auth.setPassword(tx, ticket.userId, passwordHash);
    // A reset ticket was verified by a mailed code or link.
    if (ticket.purpose === 'reset') await proveEmail(tx, ticket.userId);
    await forgetPasswordProofs(tx, ticket.userId);
    await jobs.enqueue(tx, 'WriteMail', { mail: 'password-changed', customerId, at: now.toISOString() });
    return true;
  });
}
