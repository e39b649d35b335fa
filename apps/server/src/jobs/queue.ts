import { type Connection, failedJobs, type Tx } from '@boxwright/storage';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Services } from '../services.ts';
import { type JobName, type JobPayload, jobDefinitions, jobNames } from './definitions.ts';

/** Background work, kept in the database: what is enqueued with a write happens if and only if the write does. */
export interface JobQueue {
  /** Enqueues as part of the caller's transaction, in one round trip. */
  enqueue<J extends JobName>(tx: Tx, job: J, payload: JobPayload<J>, options?: EnqueueOptions): Promise<void>;
  /** Runs jobs as they come, until `stop`. */
  work(handlers: Partial<JobHandlers>, context: JobContext): Promise<void>;
  /** For tests: runs everything that is due, and what that enqueues, until nothing is left. */
  drain(handlers: Partial<JobHandlers>, context: JobContext): Promise<{ done: number; failed: number }>;
  /** Jobs that failed for good, newest first. */
  failedJobs(limit?: number): Promise<readonly FailedJob[]>;
  /** Gives a failed job all its tries again; false when there is no such job. */
  retry(job: JobName, id: string): Promise<boolean>;
  /** Waits for running jobs, then lets go. */
  stop(): Promise<void>;
}

export interface EnqueueOptions {
  /** Not before this time. */
  readonly startAfter?: Date;
}

export interface JobContext {
  readonly services: Services;
  readonly log: Logger;
}

/** One job's code. It may run more than once, so it looks before it acts; it throws to be tried again. */
export type JobHandler<J extends JobName> = (payload: JobPayload<J>, context: JobContext) => Promise<void>;

export type JobHandlers = { readonly [J in JobName]: JobHandler<J> };

export interface FailedJob {
  readonly id: string;
  readonly job: string;
  readonly payload: unknown;
  readonly failedAt: Date;
  readonly error: string;
}

export interface QueueOptions {
  /** Only one process of a machine keeps house (schedules, clean-up); the others enqueue. */
  readonly keepsHouse: boolean;
  readonly log: Logger;
}

/** The library's tables have a schema of their own in our database. */
const schema = 'jobs';
const day = 86_400;

/** Connects to the queues in the database and makes those that are missing. */
export async function openJobQueue(
  { db, pool }: Pick<Connection, 'db' | 'pool'>,
  options: QueueOptions,
): Promise<JobQueue> {
  const boss = new PgBoss({
    schema,
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: options.keepsHouse,
    schedule: options.keepsHouse,
    migrate: options.keepsHouse,
    createSchema: options.keepsHouse,
  });
  boss.on('error', (error) => options.log.error({ err: error }, 'job queue'));
  await boss.start();
  if (options.keepsHouse) await makeQueues(boss);

  return {
    async enqueue(tx, job, payload, { startAfter } = {}) {
      const data = jobDefinitions[job].payload.parse(payload);
      await boss.send(job, data, { db: fromDrizzle(tx, sql), ...(startAfter ? { startAfter } : {}) });
    },

    async work(handlers, context) {
      // Polled: LISTEN/NOTIFY would make every commit that enqueues wait for a lock of the whole database.
      const polling = { pollingIntervalSeconds: 0.5, batchSize: 1, localConcurrency: 2 };
      for (const name of jobNames) {
        if (handlers[name] === undefined) continue;
        await boss.work<unknown>(name, polling, async ([taken]) => {
          if (taken) await run(name, taken.data, handlers, context);
        });
      }
    },

    async drain(handlers, context) {
      const counts = { done: 0, failed: 0 };
      for (let found = true; found; ) {
        found = false;
        for (const name of jobNames) {
          const handled = handlers[name];
          if (handled === undefined) continue;
          for (const taken of await boss.fetch<unknown>(name, { batchSize: 50 })) {
            found = true;
            try {
              await run(name, taken.data, handlers, context);
              await boss.complete(name, taken.id);
              counts.done += 1;
            } catch (error) {
              context.log.warn({ err: error, job: name }, 'job failed');
              await boss.fail(name, taken.id, { message: error instanceof Error ? error.message : String(error) });
              counts.failed += 1;
            }
          }
        }
      }
      return counts;
    },

    async failedJobs(limit = 50) {
      const rows = await failedJobs(db, limit);
      return rows.map(({ id, name, data, failedAt, output }) => ({
        id,
        job: name,
        payload: data,
        failedAt,
        error: messageIn(output),
      }));
    },

    async retry(job, id) {
      const [found] = await boss.findJobs(job, { id });
      if (found?.state !== 'failed') return false;
      await boss.retry(job, id);
      return true;
    },

    stop: () => boss.stop({ graceful: true, timeout: 10_000, close: false }),
  };
}

async function makeQueues(boss: PgBoss): Promise<void> {
  for (const name of jobNames) {
    const { retries, retryDelaySeconds, cron } = { cron: undefined, ...jobDefinitions[name] };
    const policy = {
      retryLimit: retries,
      retryDelay: retryDelaySeconds,
      retryBackoff: retryDelaySeconds > 0,
      ...(retryDelaySeconds > 0 ? { retryDelayMax: 3600 } : {}),
      expireInSeconds: 300,
      deleteAfterSeconds: cron === undefined ? 30 * day : day,
    };
    await boss.createQueue(name, policy);
    await boss.updateQueue(name, policy);
    if (cron !== undefined) await boss.schedule(name, cron, {}, { tz: 'UTC' });
  }
}

async function run<J extends JobName>(
  name: J,
  data: unknown,
  handlers: Partial<JobHandlers>,
  context: JobContext,
): Promise<void> {
  const payload = jobDefinitions[name].payload.parse(data ?? {}) as JobPayload<J>; // parsed by its own schema
  const handler: JobHandler<J> | undefined = handlers[name];
  await handler?.(payload, { ...context, log: context.log.child({ job: name }) });
}

function messageIn(output: unknown): string {
  const message: unknown =
    typeof output === 'object' && output !== null && 'message' in output ? output.message : output;
  return typeof message === 'string' ? message : JSON.stringify(message ?? '');
}
