import { lt } from 'drizzle-orm';
import { type DbOrTx, runText, type Tx } from '../../connect.ts';
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

export interface Taken {
  readonly allowed: boolean;
  /** When the window that refuses ends; if none refuses, when the last one ends. */
  readonly retryAt: Date;
}

/**
 * Counts one use and returns whether it's allowed, across all nodes. Call it outside the transaction that it guards,
 * otherwise a rollback undoes the count.
 */
export const takeLimit = (db: DbOrTx, limit: Limit, now: Date): Promise<Taken> => takeLimits(db, [limit], now);

/**
 * Counts one use of several limits in one round trip, in order. It stops at the first limit that refuses; those after
 * it aren't counted. No two may have the same scope and subject.
 */
export async function takeLimits(db: DbOrTx, limits: readonly Limit[], now: Date): Promise<Taken> {
  const windows = limits.map(({ windowSeconds }) => {
    const window = windowSeconds * 1000;
    const start = Math.floor(now.getTime() / window) * window;
    return { start: new Date(start), end: new Date(start + window) };
  });
  const possible = limits.findIndex(({ max }) => max < 1);
  const asked = possible < 0 ? limits : limits.slice(0, possible);
  const allowed = asked.length === 0 ? 0 : await countTaken(db, asked, windows);
  const decisive = windows[Math.min(allowed, windows.length - 1)];
  return { allowed: allowed === limits.length, retryAt: decisive?.end ?? now };
}

/** How many limits, from the first on, allowed one more use. Nothing is written for a limit that refuses. */
async function countTaken(
  db: DbOrTx,
  limits: readonly Limit[],
  windows: readonly { readonly start: Date }[],
): Promise<number> {
  const values = limits.flatMap(({ scope, subject, max }, index) => [scope, subject, windows[index]?.start, max]);
  const { rows } = await runText<{ taken: number }>(db, statementFor(limits.length), values);
  return rows[0]?.taken ?? 0;
}

/** One insert per limit; each runs only if the one before it inserted. */
function statementFor(limits: number): string {
  const steps = Array.from({ length: limits }, (_, index) => {
    const [scope, subject, start, max] = [1, 2, 3, 4].map((place) => `$${index * 4 + place}`);
    const before = index === 0 ? '' : `where exists (select from taken_${index - 1})`;
    return `taken_${index} as (
      insert into rate_limits as kept (scope, subject, window_start, count)
      select ${scope}::text, ${subject}::text, ${start}::timestamptz, 1 ${before}
      on conflict (scope, subject, window_start) do update set count = kept.count + 1 where kept.count < ${max}::integer
      returning 1)`;
  });
  const counts = steps.map((_, index) => `(select count(*) from taken_${index})`);
  return `with ${steps.join(', ')} select (${counts.join(' + ')})::integer as taken`;
}

/** Deletes windows that began before a time. */
export async function sweepLimits(tx: Tx, before: Date): Promise<void> {
  await tx.delete(rateLimits).where(lt(rateLimits.windowStart, before));
}
