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

/** Throws when the database doesn't answer. */
export async function ping(db: DbOrTx): Promise<void> {
  await db.execute(sql`select 1`);
}
