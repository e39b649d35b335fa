import { and, asc, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import { type DbOrTx, runText, type Tx } from '../../connect.ts';
import type { SignIn } from '../../rows.ts';
import { customers } from '../../schema/customers.ts';
import { signIns } from '../../schema/sign-ins.ts';
import { first, only } from '../equal-to.ts';
import type { Page } from './own-data.ts';

/** What is recorded of every attempt to sign in. */
export type SignInSource = Pick<SignIn, 'network' | 'userAgent' | 'isNewDevice' | 'createdAt'>;

const signedIn = `with used as (update session set ip_address = $3, user_agent = $4 where token = $2)
  insert into sign_ins (customer_id, result, network, user_agent, is_new_device, created_at)
  values ($1, 'signed in', $3, $4, $5, $6) returning id`;

/** Records a customer's sign-in, and in the session where it came from. One statement, for speed. */
export async function noteSignIn(
  db: DbOrTx,
  { customerId, sessionToken }: { readonly customerId: number; readonly sessionToken: string },
  { network, userAgent, isNewDevice, createdAt }: SignInSource,
): Promise<Pick<SignIn, 'id'>> {
  const values = [customerId, sessionToken, network, userAgent, isNewDevice, createdAt];
  return only((await runText<Pick<SignIn, 'id'>>(db, signedIn, values)).rows);
}

const wrongPassword = `insert into sign_ins (customer_id, result, network, user_agent, is_new_device, created_at)
  select customers.id, 'wrong password', $2, $3, $4, $5
  from customers, (select set_config('synchronous_commit', 'off', true)) quick
  where customers.email = lower($1) and customers.erased_at is null`;

/**
 * Records a wrong password for a customer's account, and nothing for an e-mail without an account. It doesn't wait for
 * the disk, so that both take the same time.
 */
export async function noteWrongPassword(
  db: DbOrTx,
  email: string,
  { network, userAgent, isNewDevice, createdAt }: SignInSource,
): Promise<void> {
  await runText(db, wrongPassword, [email, network, userAgent, isNewDevice, createdAt]);
}

/** A customer's last sign-ins, newest first. */
export function lastSignIns(db: DbOrTx, customerId: number, limit: number): Promise<SignIn[]> {
  return db.select().from(signIns).where(eq(signIns.customerId, customerId)).orderBy(desc(signIns.id)).limit(limit);
}

/** A customer's sign-ins, oldest first. */
export function signInsAfter(db: DbOrTx, customerId: number, { after, limit }: Page): Promise<SignIn[]> {
  return db
    .select()
    .from(signIns)
    .where(and(eq(signIns.customerId, customerId), gt(signIns.id, after)))
    .orderBy(asc(signIns.id))
    .limit(limit);
}

/** A sign-in with its customer; undefined once their data were erased. */
export async function findSignIn(db: DbOrTx, signInId: number) {
  const isIt = and(eq(signIns.id, signInId), isNull(customers.erasedAt));
  return first(
    await db
      .select({ signIn: signIns, customer: customers })
      .from(signIns)
      .innerJoin(customers, eq(customers.id, signIns.customerId))
      .where(isIt),
  );
}

/** Deletes sign-ins older than a time. */
export async function forgetSignIns(tx: Tx, before: Date): Promise<void> {
  await tx.delete(signIns).where(lt(signIns.createdAt, before));
}
