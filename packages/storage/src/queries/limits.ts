import { lt, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../connect.ts';
import { rateLimits } from '../schema/operation.ts';

export interface Limit {
  /** What is limited: `sign-in`, `enquiry` … */
  scope: string;
  /** Who is counted: an account, an e-mail, a source address. */
  subject: string;
  windowSeconds: number;
  /** How many are allowed in a window. */
  max: number;
}

/**
 * Counts one use and says whether it's allowed, across all nodes. Call it outside the transaction that it guards, or
 * a rollback forgets the use.
 */
export async function takeLimit(
  db: DbOrTx,
  { scope, subject, windowSeconds, max }: Limit,
  now: Date,
): Promise<{ allowed: boolean; retryAt: Date }> {
  const window = windowSeconds * 1000;
  const windowStart = new Date(Math.floor(now.getTime() / window) * window);
  const retryAt = new Date(windowStart.getTime() + window);
  if (max < 1) return { allowed: false, retryAt };
  const counted = await db
    .insert(rateLimits)
    .values({ scope, subject, windowStart, count: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.scope, rateLimits.subject, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + 1` },
      // Past the limit nothing is written any more, however hard somebody tries.
      setWhere: lt(rateLimits.count, max),
    })
    .returning({ count: rateLimits.count });
  return { allowed: counted.length > 0, retryAt };
}

/** Forgets windows that began before a time. */
export async function sweepLimits(tx: Tx, before: Date): Promise<void> {
  await tx.delete(rateLimits).where(lt(rateLimits.windowStart, before));
}
