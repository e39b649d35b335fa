import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import { prepared } from '../../prepared.ts';
import { customers, staff } from '../../schema/customers.ts';
import { session, user } from '../../schema/identity.ts';
import { first } from '../equal-to.ts';

/** A session with its owner. */
export interface SessionWithOwner {
  expiresAt: Date;
  /** When it was created or last extended. */
  updatedAt: Date;
  userId: string;
  role: string | null;
  banned: boolean | null;
  /** When the ban ends; null for a ban without end. */
  banExpires: Date | null;
  customer: { id: number; name: string; email: string } | null;
  /** Null also for former members of staff. */
  staff: { id: number; name: string; role: string } | null;
}

const sessionByToken = prepared('session_by_token', (db) =>
  db
    .select({
      expiresAt: session.expiresAt,
      updatedAt: session.updatedAt,
      userId: user.id,
      role: user.role,
      banned: user.banned,
      banExpires: user.banExpires,
      customer: { id: customers.id, name: customers.name, email: customers.email },
      staff: { id: staff.id, name: staff.name, role: staff.role },
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .leftJoin(customers, eq(customers.userId, user.id))
    .leftJoin(staff, and(eq(staff.userId, user.id), eq(staff.active, true)))
    .where(eq(session.token, sql.placeholder('token'))),
);

/** The session with this token, even if expired, in one round trip. */
export async function findSession(db: DbOrTx, token: string): Promise<SessionWithOwner | undefined> {
  return first(await sessionByToken(db, { token }));
}

/** Begins a session. The id is shown to its owner, the token is in the cookie. */
export async function openSession(
  tx: Tx,
  opened: Pick<typeof session.$inferInsert, 'token' | 'userId' | 'createdAt' | 'updatedAt' | 'expiresAt'>,
): Promise<void> {
  await tx.insert(session).values({ ...opened, id: randomUUID() });
}

/** Extends a session; false when it has ended meanwhile. */
export async function prolongSession(
  tx: Tx,
  token: string,
  life: Pick<SessionWithOwner, 'updatedAt' | 'expiresAt'>,
): Promise<boolean> {
  const prolonged = await tx
    .update(session)
    .set(life)
    .where(eq(session.token, token))
    .returning({ token: session.token });
  return prolonged.length > 0;
}

export async function endSessionOfToken(tx: Tx, token: string): Promise<void> {
  await tx.delete(session).where(eq(session.token, token));
}

/** Ends all sessions of an account, except the one with `exceptToken`. */
export async function endSessions(tx: Tx, userId: string, exceptToken?: string): Promise<void> {
  const others = exceptToken === undefined ? undefined : ne(session.token, exceptToken);
  await tx.delete(session).where(and(eq(session.userId, userId), others));
}

/** A session as its owner sees it. */
export interface OwnSession {
  id: string;
  token: string;
  createdAt: Date;
  /** When it was created or last extended: it was in use then. */
  updatedAt: Date;
  /** Null for sessions that began before this was recorded. */
  userAgent: string | null;
  ipAddress: string | null;
}

/** An account's sessions that haven't expired, the last used first. */
export function listSessions(db: DbOrTx, userId: string, now: Date): Promise<OwnSession[]> {
  const { id, token, createdAt, updatedAt, userAgent, ipAddress } = session;
  return db
    .select({ id, token, createdAt, updatedAt, userAgent, ipAddress })
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, now)))
    .orderBy(desc(session.updatedAt), desc(session.createdAt), session.id);
}

/** Ends one session; false when there is none with this id, or it's somebody else's. */
export async function endSession(tx: Tx, userId: string, sessionId: string): Promise<boolean> {
  const ended = await tx
    .delete(session)
    .where(and(eq(session.userId, userId), eq(session.id, sessionId)))
    .returning({ id: session.id });
  return ended.length > 0;
}
