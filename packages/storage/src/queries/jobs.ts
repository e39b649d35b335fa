import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../connect.ts';

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
