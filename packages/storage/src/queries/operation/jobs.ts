import { sql } from 'drizzle-orm';
import { type DbOrTx, runText, runTextAlong, type Tx } from '../../connect.ts';

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

/** How many jobs of a kind are in a state, at most `mostCounted`. */
export interface JobCount {
  readonly name: string;
  readonly state: 'created' | 'retry' | 'active' | 'failed';
  readonly jobs: number;
}

const mostCounted = 1000;

/** Jobs of these kinds that wait, run or have failed. Read from the job library's index. */
export async function countJobs(db: DbOrTx, names: readonly string[]): Promise<JobCount[]> {
  const { rows } = await db.execute<{ name: string; state: JobCount['state']; jobs: number }>(sql`
    select kind.name, state.state, counted.jobs
    from unnest(${sql.param([...names])}::text[]) as kind(name)
    cross join unnest(array['created', 'retry', 'active', 'failed']) as state(state)
    cross join lateral (select count(*)::int as jobs from (
      select 1 from jobs.job where name = kind.name and job.state = state.state::jobs.job_state
      and job.state in ('created', 'retry', 'active', 'failed') limit ${sql.raw(String(mostCounted))}) found) counted
    where counted.jobs > 0`);
  return rows;
}

/**
 * Gives all tries again to failed jobs of a kind, oldest first, or to one of them; returns how many. They are due at
 * once. Jobs that are no longer failed are left alone, so pressing the button twice runs nothing twice.
 */
export async function retryFailedJobs(
  tx: Tx,
  name: string,
  { jobId, most }: { readonly jobId?: string; readonly most: number },
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update jobs.job set state = 'retry', retry_limit = retry_limit + coalesce(
      (select queue.retry_limit from jobs.queue where queue.name = job.name), 0) + 1,
      start_after = now(), completed_on = null
    where name = ${name} and state = 'failed' and id in (
      select id from jobs.job where name = ${name} and state = 'failed' and ${jobId === undefined ? sql`true` : sql`id = ${jobId}::uuid`}
      order by completed_on limit ${most} for update skip locked)`);
  return rowCount ?? 0;
}

/** The newest error of these jobs, whether they are tried again or not. */
export async function lastJobProblem(
  db: DbOrTx,
  names: readonly string[],
): Promise<{ readonly at: Date; readonly output: unknown } | undefined> {
  const { rows } = await db.execute<{ at: string; output: unknown }>(sql`
    select coalesce(completed_on, started_on) as at, output from jobs.job
    where name in ${[...names]} and state in ('retry', 'failed') and output is not null
    order by 1 desc limit 1`);
  const [row] = rows;
  return row && { at: new Date(row.at), output: row.output };
}

/** A failed job without an alert, with the key for its alert. */
export interface UnreportedJob extends FailedJobRow {
  readonly alertKey: string;
}

/**
 * Jobs that failed permanently and have no alert yet. Each gets its own alert; a scheduled job gets one per day,
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

/** A job to enqueue, in the columns of the library's table. */
export interface NewJob {
  readonly name: string;
  readonly data: unknown;
  /** Not before this time. */
  readonly startAfter?: Date | undefined;
  /**
   * If a job with this key waits for its first attempt or a retry, no second one is stored: the waiting job becomes due
   * now, or at `startAfter` if that is earlier. It can't be fetched before this transaction ends, so it sees what the
   * transaction wrote. Concurrent transactions wait for each other.
   */
  readonly key?: string | undefined;
}

/**
 * Stores a job as part of `tx`, sent with its next statement or its commit. The statement is ours, because the library
 * takes longer to compose its own than to run it; its documentation allows plain inserts. If the queue is missing, the
 * insert fails, because its columns are empty.
 */
export function enqueueJob(tx: Tx, { name, data, startAfter, key }: NewJob): void {
  const values = [name, JSON.stringify(data), startAfter ?? null];
  if (key === undefined) runTextAlong(tx, insertJobAlways, values);
  else {
    // A statement of its own: only the next one sees what was stored while this one waited.
    runTextAlong(tx, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${name} of ${key}`]);
    runTextAlong(tx, insertJobOnce, [...values, key]);
  }
}

const insertJob = (waiting: string): string => `
  insert into jobs.job (name, data, start_after, singleton_key, expire_seconds, deletion_seconds, keep_until, retry_limit,
    retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds)
  select $1, $2::jsonb, start.at, ${waiting === '' ? 'null' : '$4'}, q.expire_seconds, q.deletion_seconds,
    start.at + q.retention_seconds * interval '1s', q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max,
    q.policy, q.dead_letter, q.heartbeat_seconds
  from (select coalesce($3::timestamptz, jobs.job_now()) as at) start left join jobs.queue q on q.name = $1 ${waiting}`;

const insertJobAlways = insertJob('');

const insertJobOnce = `
  with waiting as (
    update jobs.job set start_after = least(start_after, coalesce($3::timestamptz, now()))
    where name = $1 and singleton_key = $4 and state < 'active' returning 1)
  ${insertJob('where not exists (select from waiting)')}`;

/** Which of these kinds have due jobs. Answered from an index on times, however many jobs wait for later. */
export async function kindsOfDueJobs<Kind extends string>(db: DbOrTx, kinds: readonly Kind[]): Promise<Kind[]> {
  const { rows } = await runText<{ kind: Kind }>(db, findDueKinds, [kinds]);
  return rows.map(({ kind }) => kind);
}

const findDueKinds = `
  select kind from unnest($1::text[]) as asked(kind) where exists (
    select from jobs.job_common job
    where job.name = kind and job.state in ('created', 'retry') and not job.blocked and job.start_after <= now())`;

/** How many jobs are due, are running, or failed and are tried again. Without scheduled jobs. */
export async function countWaitingJobs(db: DbOrTx): Promise<number> {
  const { rows } = await db.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from jobs.job
    where (state in ('retry', 'active') or (state = 'created' and start_after <= now()))
      and name not in (select name from jobs.schedule)`);
  return rows[0]?.waiting ?? 0;
}
