import { findStaffByUserId, findStaffMember, findTicket, type NamedTicket, type StaffMember } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { newTicket, proofHash } from '../customers/passwords/proofs.ts';

const linkMinutes = 60;

const ticketOf = (userId: string, secret: string): NamedTicket => ({
  tokenHash: proofHash(secret),
  userId,
  purpose: 'staff-reset',
});

/** A new link's token, which names the account, with the ticket that the database stores of it. */
export function newPasswordLink({ now }: Pick<Services, 'now'>, userId: string) {
  const secret = newTicket();
  const expiresAt = new Date(now().getTime() + linkMinutes * 60_000);
  // The link proves access to the mailbox, so its ticket needs no code.
  const ticket = { ...ticketOf(userId, secret), verifiedAt: now(), tries: 0, expiresAt };
  return { token: `${userId}.${secret}`, ticket };
}

/** The member whose password the link changes, and its ticket; undefined when the link doesn't work (any more). */
export async function readPasswordLink(
  { db, now }: Pick<Services, 'db' | 'now'>,
  token: string,
): Promise<{ readonly member: StaffMember; readonly ticket: NamedTicket } | undefined> {
  const [, userId, secret] = /^([\w-]{1,64})\.([\w-]{43})$/.exec(token) ?? [];
  if (userId === undefined || secret === undefined) return undefined;
  const ticket = ticketOf(userId, secret);
  if (!(await findTicket(db, ticket, now()))) return undefined;
  const active = await findStaffByUserId(db, userId);
  const member = active && (await findStaffMember(db, active.id));
  return member && { member, ticket };
}
