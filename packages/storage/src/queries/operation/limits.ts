import { lt, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import { rateLimits } from '../../schema/operation.ts';

export interface Limit {
  /** What is limited: `sign-in`, `enquiry` … */
  scope: string;
  /** Who is counted: an account, an e-mail, an IP address. */
  subject: string;
  windowSeconds: number;
  /** How many uses are allowed per window. */
  max: number;
}

/**
 * Counts one use and returns whether it's allowed, across all nodes. Call it outside the transaction that it guards,
 * otherwise a rollback undoes the count.
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
      // Above the limit nothing is written, so that a flood causes no writes.
      setWhere: lt(rateLimits.count, max),
    })
    .returning({ count: rateLimits.count });
  return { allowed: counted.length > 0, retryAt };
}

/** Deletes windows that began before a time. */
export async function sweepLimits(tx: Tx, before: Date): Promise<void> {
  await tx.delete(rateLimits).where(lt(rateLimits.windowStart, before));
}
