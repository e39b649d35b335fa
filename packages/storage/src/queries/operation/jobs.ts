import { sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';

export interface FailedJobRow {
  readonly id: string;
  readonly name: string;
  readonly data: unknown;
  readonly failedAt: Date;
  /** The error of the last attempt. */
  readonly output: unknown;
}

/** The columns as the driver returns them. */
type FailedJobColumns = Omit<FailedJobRow, 'failedAt'> & { readonly failed_at: string };

/** Jobs that failed permanently, newest first, from the job library's own table. */
export async function failedJobs(db: DbOrTx, limit: number): Promise<FailedJobRow[]> {
  const { rows } = await db.execute<FailedJobColumns>(sql`
    select id, name, data, completed_on as failed_at, output from jobs.job
    where state = 'failed' order by completed_on desc limit ${limit}`);
  return rows.map(({ failed_at, ...row }) => ({ ...row, failedAt: new Date(failed_at) }));
}

/** A failed job without an alert, with the key that its alert will have. */
export interface UnreportedJob extends FailedJobRow {
  readonly alertKey: string;
}

/**
 * Jobs that failed permanently and have no alert yet. Each failed job gets its own alert; a scheduled job one per day,
 * because it runs again anyway.
 */
export async function failedJobsWithoutAlert(db: DbOrTx, limit: number): Promise<UnreportedJob[]> {
  const { rows } = await db.execute<FailedJobColumns & { readonly alert_key: string }>(sql`
    with failed as (
      select id, name, data, completed_on, output, concat_ws(':', 'failed-job', name,
        case when name in (select name from jobs.schedule) then to_char(completed_on at time zone 'UTC', 'YYYY-MM-DD')
        else concat_ws(':', id, (extract(epoch from completed_on) * 1000)::bigint) end) as alert_key
      from jobs.job where state = 'failed')
    select distinct on (alert_key) id, name, data, completed_on as failed_at, output, alert_key from failed
    where not exists (select 1 from alerts where key = alert_key)
    order by alert_key, completed_on desc limit ${limit}`);
  return rows.map(({ failed_at, alert_key, ...row }) => ({
    ...row,
    failedAt: new Date(failed_at),
    alertKey: alert_key,
  }));
}

/** The job that an alert with this key is about; undefined for other alerts, and for scheduled jobs. */
export function failedJobOf(alertKey: string): { readonly name: string; readonly id: string } | undefined {
  const [, name, id] = /^failed-job:(\w+):([\da-f]{8}-[\da-f-]{27}):\d+$/.exec(alertKey) ?? [];
  return name === undefined || id === undefined ? undefined : { name, id };
}

/** Which of these jobs are still failed. */
export async function stillFailedJobs(db: DbOrTx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from jobs.job where state = 'failed' and id in ${[...ids]}`);
  return new Set(rows.map(({ id }) => id));
}

/**
 * If a job with this key is waiting (for its first attempt or a retry), makes it due now, or at `startAfter` if that is
 * earlier than before, and returns true. It can't be fetched before `tx` ends, so it sees what `tx` writes. Concurrent
 * transactions wait for each other.
 */
export async function makeWaitingJobDue(tx: Tx, name: string, key: string, startAfter?: Date): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${name} of ${key}`}, 0))`);
  const { rowCount } = await tx.execute(sql`
    update jobs.job set start_after = least(start_after, ${startAfter ?? sql`now()`})
    where name = ${name} and singleton_key = ${key} and state in ('created', 'retry')`);
  return (rowCount ?? 0) > 0;
}

/** The number of jobs that should be done by now: those that are due, run or failed and are tried again. Without scheduled ones. */
export async function countWaitingJobs(db: DbOrTx): Promise<number> {
  const { rows } = await db.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from jobs.job
    where (state in ('retry', 'active') or (state = 'created' and start_after <= now()))
      and name not in (select name from jobs.schedule)`);
  return rows[0]?.waiting ?? 0;
}
