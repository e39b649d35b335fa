import { and, asc, desc, eq, isNotNull, or } from 'drizzle-orm';
import { type DbOrTx, runText, type Tx } from '../../connect.ts';
import type { Staff } from '../../rows.ts';
import { staff } from '../../schema/customers.ts';
import { user } from '../../schema/identity.ts';
import { staffAuthenticators } from '../../schema/staff-accounts.ts';
import { first } from '../equal-to.ts';

export interface StaffMember extends Staff {
  readonly email: string;
  /** When their authenticator app was switched on; null when they have none. */
  readonly authenticatorSince: Date | null;
}

const members = (db: DbOrTx) =>
  db
    .select({ member: staff, email: user.email, authenticatorSince: staffAuthenticators.confirmedAt })
    .from(staff)
    .innerJoin(user, eq(user.id, staff.userId))
    .leftJoin(
      staffAuthenticators,
      and(eq(staffAuthenticators.staffId, staff.id), isNotNull(staffAuthenticators.confirmedAt)),
    );

/** All present and former members of staff: first those who may sign in, by name. */
export async function listStaff(db: DbOrTx): Promise<StaffMember[]> {
  const rows = await members(db).orderBy(desc(staff.active), asc(staff.name), asc(staff.id));
  return rows.map(({ member, ...rest }) => ({ ...member, ...rest }));
}

/** A member of staff, also a former one. */
export async function findStaffMember(db: DbOrTx, staffId: number): Promise<StaffMember | undefined> {
  const row = first(await members(db).where(eq(staff.id, staffId)));
  return row && { ...row.member, email: row.email, authenticatorSince: row.authenticatorSince };
}

/** An active member of staff by the e-mail that they sign in with, which is lower case. */
export async function findActiveStaffByEmail(db: DbOrTx, email: string): Promise<StaffMember | undefined> {
  const row = first(await members(db).where(and(eq(user.email, email), eq(staff.active, true))));
  return row && { ...row.member, email: row.email, authenticatorSince: row.authenticatorSince };
}

/**
 * Locks a member and all active members with a role until the transaction ends, and returns them with their e-mails.
 * One statement locks them in one order, so that two such transactions wait for each other and can't leave a role
 * without anybody.
 */
export async function lockMemberAndRole(tx: Tx, staffId: number, role: string): Promise<readonly Staff[]> {
  const isWithRole = and(eq(staff.role, role), eq(staff.active, true));
  return tx
    .select()
    .from(staff)
    .where(or(eq(staff.id, staffId), isWithRole))
    .orderBy(asc(staff.id))
    .for('update');
}

/** Changes a member's role, or whether they may sign in. The caller must hold the member's lock. */
export async function changeMember(
  tx: Tx,
  staffId: number,
  change: { role?: string; active?: boolean },
): Promise<void> {
  await tx.update(staff).set(change).where(eq(staff.id, staffId));
}

const signedIn = `with used as (update session set ip_address = $3, user_agent = $4 where token = $2)
  update staff set last_sign_in_at = $5 where id = $1`;

/** Records the sign-in of a member of staff, and keeps in the session where it came from. */
export async function noteStaffSignIn(
  db: DbOrTx,
  session: { readonly staffId: number; readonly sessionToken: string },
  source: { readonly network: string; readonly userAgent: string; readonly createdAt: Date },
): Promise<void> {
  const { staffId, sessionToken } = session;
  await runText(db, signedIn, [staffId, sessionToken, source.network, source.userAgent, source.createdAt]);
}
