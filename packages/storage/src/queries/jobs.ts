import { sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../connect.ts';

export interface FailedJobRow {
  readonly id: string;
  readonly name: string;
  readonly data: unknown;
  readonly failedAt: Date;
  /** What the last try threw. */
  readonly output: unknown;
}

/** Jobs that failed for good, newest first, from the job library's own table. */
export async function failedJobs(db: DbOrTx, limit: number): Promise<FailedJobRow[]> {
  const { rows } = await db.execute<{
    id: string;
    name: string;
    data: unknown;
    failed_at: string;
    output: unknown;
  }>(sql`
    select id, name, data, completed_on as failed_at, output from jobs.job
    where state = 'failed' order by completed_on desc limit ${limit}`);
  return rows.map(({ failed_at, ...row }) => ({ ...row, failedAt: new Date(failed_at) }));
}

/**
 * Whether a job with this key waits already, for its first try or for another; if so it's due now. It can't be taken
 * before `tx` ends, so it runs after what `tx` writes. Of two transactions that ask at the same time one waits for the
 * other to end.
 */
export async function wakeWaitingJob(tx: Tx, name: string, key: string): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${name} of ${key}`}, 0))`);
  const { rowCount } = await tx.execute(sql`
    update jobs.job set start_after = least(start_after, now())
    where name = ${name} and singleton_key = ${key} and state in ('created', 'retry')`);
  return (rowCount ?? 0) > 0;
}

/** How many jobs wait or are being worked on; what runs by the clock doesn't count. */
export async function countWaitingJobs(db: DbOrTx): Promise<number> {
  const { rows } = await db.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from jobs.job
    where state in ('created', 'retry', 'active') and name not in (select name from jobs.schedule)`);
  return rows[0]?.waiting ?? 0;
}

/** Throws when the database doesn't answer. */
export async function ping(db: DbOrTx): Promise<void> {
  await db.execute(sql`select 1`);
}
