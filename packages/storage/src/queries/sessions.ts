import { and, eq, ne } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../connect.ts';
import { customers, staff } from '../schema/customers.ts';
import { session, user } from '../schema/identity.ts';
import { first } from './equalTo.ts';

/** A session with whom it belongs to. */
export interface SessionWithOwner {
  expiresAt: Date;
  /** When it was made or last prolonged. */
  updatedAt: Date;
  userId: string;
  role: string | null;
  banned: boolean | null;
  customer: { id: number; name: string; email: string } | null;
  staffName: string | null;
}

/** The session with this token, expired ones too, in one round trip. */
export async function findSession(db: DbOrTx, token: string): Promise<SessionWithOwner | undefined> {
  return first(
    await db
      .select({
        expiresAt: session.expiresAt,
        updatedAt: session.updatedAt,
        userId: user.id,
        role: user.role,
        banned: user.banned,
        customer: { id: customers.id, name: customers.name, email: customers.email },
        staffName: staff.name,
      })
      .from(session)
      .innerJoin(user, eq(user.id, session.userId))
      .leftJoin(customers, eq(customers.userId, user.id))
      .leftJoin(staff, eq(staff.userId, user.id))
      .where(eq(session.token, token)),
  );
}

/** Ends every session of an account, but the one with a token that is to go on. */
export async function endSessions(tx: Tx, userId: string, exceptToken?: string): Promise<void> {
  const others = exceptToken === undefined ? undefined : ne(session.token, exceptToken);
  await tx.delete(session).where(and(eq(session.userId, userId), others));
}
