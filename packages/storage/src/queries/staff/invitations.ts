import { and, asc, eq, gt } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { NewStaffInvitation, StaffInvitation } from '../../rows.ts';
import { staff } from '../../schema/customers.ts';
import { user } from '../../schema/identity.ts';
import { staffInvitations } from '../../schema/staff-accounts.ts';
import { first } from '../equal-to.ts';

/** Undefined when the address is invited already. */
export async function addInvitation(tx: Tx, invitation: NewStaffInvitation): Promise<StaffInvitation | undefined> {
  return first(await tx.insert(staffInvitations).values(invitation).onConflictDoNothing().returning());
}

/** All invitations that weren't accepted or withdrawn, also expired ones, with who sent them. */
export async function listInvitations(db: DbOrTx): Promise<(StaffInvitation & { readonly invitedByName: string })[]> {
  const rows = await db
    .select({ invitation: staffInvitations, invitedByName: staff.name })
    .from(staffInvitations)
    .innerJoin(staff, eq(staff.id, staffInvitations.invitedBy))
    .orderBy(asc(staffInvitations.id));
  return rows.map(({ invitation, invitedByName }) => ({ ...invitation, invitedByName }));
}

/** Gives an invitation a new link; the old one stops working. Undefined when the invitation is gone. */
export async function renewInvitation(
  tx: Tx,
  invitationId: number,
  renewed: Pick<StaffInvitation, 'tokenHash' | 'expiresAt'>,
): Promise<StaffInvitation | undefined> {
  return first(await tx.update(staffInvitations).set(renewed).where(eq(staffInvitations.id, invitationId)).returning());
}

/** Undefined when it was accepted or withdrawn already. */
export async function withdrawInvitation(tx: Tx, invitationId: number): Promise<StaffInvitation | undefined> {
  return first(await tx.delete(staffInvitations).where(eq(staffInvitations.id, invitationId)).returning());
}

const isOpen = (tokenHash: string, now: Date) =>
  and(eq(staffInvitations.tokenHash, tokenHash), gt(staffInvitations.expiresAt, now));

/** The invitation of a link that still works. */
export async function findInvitation(db: DbOrTx, tokenHash: string, now: Date): Promise<StaffInvitation | undefined> {
  return first(await db.select().from(staffInvitations).where(isOpen(tokenHash, now)));
}

/** Uses an invitation up: it is returned to one caller only. */
export async function takeInvitation(tx: Tx, tokenHash: string, now: Date): Promise<StaffInvitation | undefined> {
  return first(await tx.delete(staffInvitations).where(isOpen(tokenHash, now)).returning());
}

/** Whether an account has this lower-case e-mail, and if it is a customer's or a member of staff's. */
export async function accountWithEmail(db: DbOrTx, email: string): Promise<'customer' | 'staff' | undefined> {
  const found = first(
    await db
      .select({ staffId: staff.id })
      .from(user)
      .leftJoin(staff, eq(staff.userId, user.id))
      .where(eq(user.email, email)),
  );
  if (found === undefined) return undefined;
  return found.staffId === null ? 'customer' : 'staff';
}
