import { setTimeout as rest } from 'node:timers/promises';
import { type Connection, countWaitingJobs, failedJobs, type Tx, wakeWaitingJob } from '@boxwright/storage';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { OutageLog } from '../database/outage.ts';
import { isBusy } from '../door/load.ts';
import type { Services } from '../services.ts';
import { type JobDefinition, type JobName, type JobPayload, jobDefinitions, jobNames } from './definitions.ts';

/** Background work, kept in the database: what is enqueued with a write happens if and only if the write does. */
export interface JobQueue {
  /** Enqueues as part of the caller's transaction; of those that wait once for a key, only the first. */
  enqueue<J extends JobName>(tx: Tx, job: J, payload: JobPayload<J>, options?: EnqueueOptions): Promise<void>;
  /** Runs jobs as they come, until `stop`. */
  work(handlers: Partial<JobHandlers>, context: JobContext): Promise<void>;
  /** For tests: runs everything that is due, and what that enqueues, until nothing is left. */
  drain(handlers: Partial<JobHandlers>, context: JobContext): Promise<{ done: number; failed: number }>;
  /** How many jobs wait or are being worked on. */
  waiting(): Promise<number>;
  /** Jobs that failed for good, newest first. */
  failedJobs(limit?: number): Promise<readonly FailedJob[]>;
  /** Gives a failed job all its tries again; false when there is no such job. */
  retry(job: JobName, id: string): Promise<boolean>;
  /** Waits a moment for running jobs, then lets go. */
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
  readonly outage: OutageLog;
}

/** The library's tables have a schema of their own in our database. */
const schema = 'jobs';
const day = 86_400;
/** How many jobs of a kind are worked on at once, and how long a kind without any rests. */
const batchSize = 8;
const restMs = 500;
/** How long running jobs are waited for when the process ends. */
const patienceMs = 2_000;

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
  boss.on('error', (error) => {
    if (!options.outage.failed(error)) options.log.error({ err: error }, 'job queue');
  });
  await boss.start();
  if (options.keepsHouse) await makeQueues(boss);
  const stopping = new AbortController();
  const loops: Promise<void>[] = [];

  return {
    async enqueue(tx, job, payload, { startAfter } = {}) {
      const data = jobDefinitions[job].payload.parse(payload);
      const singletonKey = onceFor(job, payload);
      if (singletonKey !== undefined && (await wakeWaitingJob(tx, job, singletonKey))) return;
      await boss.send(job, data, {
        db: fromDrizzle(tx, sql),
        ...(startAfter ? { startAfter } : {}),
        ...(singletonKey === undefined ? {} : { singletonKey }),
      });
    },

    async work(handlers, context) {
      for (const name of handledNames(handlers)) loops.push(keepTaking(name, handlers, context));
    },

    async drain(handlers, context) {
      const counts = { done: 0, failed: 0 };
      for (let found = true; found; ) {
        found = false;
        for (const name of handledNames(handlers)) {
          const { done, failed } = await takeBatch(boss, name, handlers, context);
          counts.done += done;
          counts.failed += failed;
          found ||= done + failed > 0;
        }
      }
      return counts;
    },

    waiting: () => countWaitingJobs(db),

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

    async stop() {
      stopping.abort();
      // A job that takes longer runs again after the next start: each looks before it acts.
      await Promise.race([Promise.all(loops), rest(patienceMs, undefined, { ref: false })]);
      await boss.stop({ graceful: true, timeout: patienceMs, close: false });
    },
  };

  /**
   * Takes batches one after the other and rests when there is nothing to do, or when customers need the process: who
   * stands at the till goes before the mail. Polled: LISTEN/NOTIFY would make every
   * commit that enqueues wait for a lock of the whole database.
   */
  async function keepTaking(name: JobName, handlers: Partial<JobHandlers>, context: JobContext): Promise<void> {
    while (!stopping.signal.aborted) {
      const taken = await takeBatch(boss, name, handlers, context).then(
        (counts) => {
          options.outage.worked();
          return counts;
        },
        (error: unknown) => {
          if (!options.outage.failed(error)) context.log.error({ err: error, job: name }, 'jobs could not be taken');
          return nothing;
        },
      );
      if (taken.done + taken.failed === 0 || isBusy()) {
        await rest(restMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      }
    }
  }
}

const nothing = { done: 0, failed: 0 };

const handledNames = (handlers: Partial<JobHandlers>) => jobNames.filter((name) => handlers[name] !== undefined);

/** Runs what is due of one kind, several at a time; each job succeeds or fails on its own. */
async function takeBatch(
  boss: PgBoss,
  name: JobName,
  handlers: Partial<JobHandlers>,
  context: JobContext,
): Promise<{ done: number; failed: number }> {
  const jobs = await boss.fetch<unknown>(name, { batchSize });
  const failures = await Promise.all(
    jobs.map(async ({ id, data }) => {
      try {
        await run(name, data, handlers, context);
        return undefined;
      } catch (error) {
        context.log.warn({ err: error, job: name }, 'job failed');
        return { id, message: error instanceof Error ? error.message : String(error) };
      }
    }),
  );
  const failed = failures.filter((failure) => failure !== undefined);
  const done = jobs.flatMap(({ id }, index) => (failures[index] === undefined ? [id] : []));
  if (done.length > 0) await boss.complete(name, done);
  for (const { id, message } of failed) await boss.fail(name, id, { message });
  return { done: done.length, failed: failed.length };
}

async function makeQueues(boss: PgBoss): Promise<void> {
  for (const name of jobNames) {
    const { retries, retryDelaySeconds, cron } = { cron: undefined, ...jobDefinitions[name] };
    const policy = {
      retryLimit: retries,
      retryDelay: retryDelaySeconds,
      retryBackoff: retryDelaySeconds > 0,
      ...(retryDelaySeconds > 0 ? { retryDelayMax: 3600 } : {}),
      // After a crash, what was being worked on comes back this much later.
      expireInSeconds: 60,
      deleteAfterSeconds: cron === undefined ? 30 * day : day,
    };
    await boss.createQueue(name, policy);
    await boss.updateQueue(name, policy);
    if (cron !== undefined) await boss.schedule(name, cron, {}, { tz: 'UTC' });
  }
}

function onceFor<J extends JobName>(job: J, payload: JobPayload<J>): string | undefined {
  const definition: JobDefinition = jobDefinitions[job];
  return definition.onceFor?.(payload);
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

/** What a try threw, as a job keeps it. */
export function messageIn(output: unknown): string {
  const message: unknown =
    typeof output === 'object' && output !== null && 'message' in output ? output.message : output;
  return typeof message === 'string' ? message : JSON.stringify(message ?? '');
}
