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

/** A failed job that nobody was told of, with the key of the alert about it. */
export interface UntoldJob extends FailedJobRow {
  readonly alertKey: string;
}

/**
 * Jobs that failed for good and that there is no alert about: each failure of a job has its own, and what runs by the
 * clock one a day, because it's tried again by itself.
 */
export async function untoldFailedJobs(db: DbOrTx, limit: number): Promise<UntoldJob[]> {
  const { rows } = await db.execute<{
    id: string;
    name: string;
    data: unknown;
    failed_at: string;
    output: unknown;
    alert_key: string;
  }>(sql`
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

/** The job that an alert of such a key is about; undefined for other alerts, and for jobs that run by the clock. */
export function failedJobOf(alertKey: string): { readonly name: string; readonly id: string } | undefined {
  const [, name, id] = /^failed-job:(\w+):([\da-f]{8}-[\da-f-]{27}):\d+$/.exec(alertKey) ?? [];
  return name === undefined || id === undefined ? undefined : { name, id };
}

/** Which of these jobs still stand as failed. */
export async function stillFailedJobs(db: DbOrTx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from jobs.job where state = 'failed' and id in ${[...ids]}`);
  return new Set(rows.map(({ id }) => id));
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
