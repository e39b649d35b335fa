import { setTimeout as rest } from 'node:timers/promises';
import { type Connection, countWaitingJobs, enqueueJob, failedJobs, type Tx } from '@boxwright/storage';
import { type Job, type JobResult, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { OutageLog } from '../adapters/database/outage.ts';
import { isBusy } from '../door/load.ts';
import { type JobDefinition, type JobName, type JobPayload, jobDefinitions, jobNames } from './definitions.ts';

/** The job queue, in the database: a job enqueued with a write exists if and only if the write is committed. */
export interface JobQueue {
  /** Enqueues as part of the caller's transaction; of jobs with the same key only one waits at a time. */
  enqueue<J extends JobName>(tx: Tx, job: J, payload: JobPayload<J>, options?: EnqueueOptions): Promise<void>;
  /** Runs jobs as they become due, until `stop`. */
  work<C extends Logging>(codes: Partial<JobCodes<C>>, context: C): Promise<void>;
  /** For tests: runs all due jobs, including those that they enqueue. */
  drain<C extends Logging>(codes: Partial<JobCodes<C>>, context: C): Promise<{ done: number; failed: number }>;
  /** Number of jobs that are due, run or are tried again; not of those for later. */
  waiting(): Promise<number>;
  /** Jobs that failed permanently, newest first. */
  failedJobs(limit?: number): Promise<readonly FailedJob[]>;
  /** Gives a failed job all its retries again; false when there is no such job. */
  retry(job: JobName, id: string): Promise<boolean>;
  /** Waits briefly for running jobs, then stops. */
  stop(): Promise<void>;
}

export interface EnqueueOptions {
  /** Not before this time. */
  readonly startAfter?: Date;
}

/** The part of the jobs' context that the queue itself uses; see `handler.ts`. */
interface Logging {
  readonly log: Logger;
}

/** The function that runs a job. */
export type JobCode<J extends JobName, C> = (payload: JobPayload<J>, context: C) => Promise<void>;
export type JobCodes<C> = { readonly [J in JobName]: JobCode<J, C> };

export interface FailedJob {
  readonly id: string;
  readonly job: string;
  readonly payload: unknown;
  readonly failedAt: Date;
  readonly error: string;
}

export interface QueueOptions {
  /** Whether this process also schedules jobs and deletes old ones, as those do that run jobs. */
  readonly runsMaintenance: boolean;
  readonly log: Logger;
  readonly outage: OutageLog;
}

/** The library's tables have a schema of their own in our database. */
const schema = 'jobs';
const day = 86_400;
/** How many jobs of a kind run at once. */
const atOnce = 8;
/** Polling interval of an empty queue, in seconds; planning the statement takes half a millisecond each time. */
const pollingSeconds = 0.5;
const pollingSecondsOfPatient = 5;
/** How long a batch waits while the process is busy with customers. */
const restMs = 500;
/** How long shutdown waits for running jobs. */
const patienceMs = 2_000;

/** Connects to the queues in the database and creates missing ones. */
export async function openJobQueue(
  { db, pool }: Pick<Connection, 'db' | 'pool'>,
  options: QueueOptions,
): Promise<JobQueue> {
  const boss = new PgBoss({
    schema,
    db: {
      async executeSql(text, values) {
        try {
          // With values as an object, so that the statement is prepared: taking jobs plans longer than it runs.
          const answer = await pool.query(values?.length ? { text, values } : text);
          options.outage.worked();
          return answer;
        } catch (error) {
          options.outage.failed(error);
          throw error;
        }
      },
    },
    supervise: options.runsMaintenance,
    schedule: options.runsMaintenance,
  });
  boss.on('error', (error) => {
    // The library hands copies of errors on; an outage was told when the statement failed.
    if (!options.outage.isOn()) options.log.error({ err: error }, 'job queue');
  });
  await boss.start();
  await makeQueues(boss);

  return {
    async enqueue(tx, job, payload, { startAfter } = {}) {
      const data = jobDefinitions[job].payload.parse(payload);
      enqueueJob(tx, { name: job, data, startAfter, key: onceFor(job, payload) });
    },

    async work(codes, context) {
      for (const name of codedNames(codes)) {
        const { cron, mayWait }: JobDefinition = jobDefinitions[name];
        const isPatient = cron !== undefined || mayWait;
        const taking = {
          batchSize: batchSizeOf(name),
          // Polled: LISTEN/NOTIFY would make every commit that enqueues wait for a lock of the whole database.
          pollingIntervalSeconds: isPatient ? pollingSecondsOfPatient : pollingSeconds,
          burstWhenBatchFull: true,
          perJobResults: true,
        } as const;
        await boss.work(name, taking, async (jobs: Job<unknown>[]) => {
          // Mails can wait while customers are being answered.
          if (isBusy()) await rest(restMs);
          return runBatch(name, jobs, codes, context);
        });
      }
    },

    async drain(codes, context) {
      const counts = { done: 0, failed: 0 };
      for (let found = true; found; ) {
        found = false;
        for (const name of codedNames(codes)) {
          const jobs = await boss.fetch<unknown>(name, { batchSize: batchSizeOf(name) });
          for (const { id, status, output } of await runBatch(name, jobs, codes, context)) {
            if (status === 'completed') await boss.complete(name, id);
            else await boss.fail(name, id, output);
            counts[status === 'completed' ? 'done' : 'failed'] += 1;
          }
          found ||= jobs.length > 0;
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
      // A job that takes longer runs again after the next start: each looks before it acts.
      await boss.stop({ graceful: true, timeout: patienceMs, close: false });
    },
  };
}

const codedNames = <C>(codes: Partial<JobCodes<C>>) => jobNames.filter((name) => codes[name] !== undefined);

const batchSizeOf = (name: JobName): number => {
  const { batchSize = atOnce }: JobDefinition = jobDefinitions[name];
  return batchSize;
};

/** Runs jobs of one kind, some at a time; each succeeds or fails on its own. */
async function runBatch<C extends Logging>(
  name: JobName,
  jobs: readonly Job<unknown>[],
  codes: Partial<JobCodes<C>>,
  context: C,
): Promise<JobResult[]> {
  const results: JobResult[] = [];
  const left = jobs.values(); // shared, so that each job is taken once
  const takeTurns = async () => {
    for (const job of left) results.push(await resultOf(name, job, codes, context));
  };
  await Promise.all(Array.from({ length: atOnce }, takeTurns));
  return results;
}

async function resultOf<C extends Logging>(
  name: JobName,
  { id, data }: Job<unknown>,
  codes: Partial<JobCodes<C>>,
  context: C,
): Promise<JobResult> {
  try {
    await run(name, data, codes, context);
    return { id, status: 'completed' };
  } catch (error) {
    context.log.warn({ err: error, job: name }, 'job failed');
    return { id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } };
  }
}

async function makeQueues(boss: PgBoss): Promise<void> {
  for (const name of jobNames) {
    const { retries, retryDelaySeconds, cron } = { cron: undefined, ...jobDefinitions[name] };
    const policy = {
      retryLimit: retries,
      retryDelay: retryDelaySeconds,
      retryBackoff: retryDelaySeconds > 0,
      ...(retryDelaySeconds > 0 ? { retryDelayMax: 3600 } : {}),
      // Jobs that were running in a crash are retried after this time.
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

async function run<J extends JobName, C extends Logging>(
  name: J,
  data: unknown,
  codes: Partial<JobCodes<C>>,
  context: C,
): Promise<void> {
  const payload = jobDefinitions[name].payload.parse(data ?? {}) as JobPayload<J>; // parsed by its own schema
  const code: JobCode<J, C> | undefined = codes[name];
  await code?.(payload, { ...context, log: context.log.child({ job: name }) });
}

/** The message of the error that a job failed with, as stored with the job. */
export function messageIn(output: unknown): string {
  const message: unknown =
    typeof output === 'object' && output !== null && 'message' in output ? output.message : output;
  return typeof message === 'string' ? message : JSON.stringify(message ?? '');
}
