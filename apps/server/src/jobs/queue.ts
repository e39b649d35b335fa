import { setTimeout as rest } from 'node:timers/promises';
import {
  type Connection,
  countWaitingJobs,
  type DbOrTx,
  enqueueJob,
  failedJobs,
  kindsOfDueJobs,
  type Tx,
} from '@boxwright/storage';
import { type Job, type JobResult, PgBoss, type QueueResult } from 'pg-boss';
import type { Logger } from 'pino';
import type { OutageLog } from '../adapters/database/outage.ts';
import { isBusy } from '../process/load.ts';
import { type JobDefinition, type JobName, type JobPayload, jobDefinitions, jobNames } from './definitions.ts';

/** The job queue, in the database: a job enqueued with a write exists if and only if the write is committed. */
export interface JobQueue {
  /** Enqueues as part of the caller's transaction; only one job with the same key waits at a time. */
  enqueue<J extends JobName>(tx: Tx, job: J, payload: JobPayload<J>, options?: EnqueueOptions): Promise<void>;
  /** Runs jobs as they become due, until `stop`. */
  work<C extends Logging>(codes: Partial<JobCodes<C>>, context: C): Promise<void>;
  /** For tests: runs all due jobs, including those that they enqueue. */
  drain<C extends Logging>(codes: Partial<JobCodes<C>>, context: C): Promise<{ done: number; failed: number }>;
  /** Number of jobs that are due, running or waiting for a retry, without those scheduled for later. */
  waiting(): Promise<number>;
  /** Jobs that failed permanently, newest first. */
  failedJobs(limit?: number): Promise<readonly FailedJob[]>;
  /** Gives a failed job all its retries again; false when there is no such job. */
  retry(job: JobName, id: string): Promise<boolean>;
  /** Waits briefly for running jobs, then stops. */
  stop(): Promise<void>;
}

export interface EnqueueOptions {
  /** The job isn't run before this time. */
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
  /** Whether this process also schedules jobs and deletes old ones, as processes that run jobs do. */
  readonly runsMaintenance: boolean;
  readonly log: Logger;
  readonly outage: OutageLog;
}

/** The library's tables are in a separate schema of our database. */
const schema = 'jobs';
const day = 86_400;
/** How many jobs of a kind run at once. */
const atOnce = 8;
/** How often due jobs are looked for, and how many times less often jobs that aren't urgent. */
const lookMs = 500;
const looksForPatient = 10;
/** How often the library polls by itself; rarely, because each kind of job costs half a millisecond. */
const pollingSeconds = 60;
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
          // As an object, so that the statement is prepared: planning it takes longer than running it.
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
    // The library emits a copy of each error; an outage was already logged when the statement failed.
    if (!options.outage.isOn()) options.log.error({ err: error }, 'job queue');
  });
  await boss.start();
  await makeQueues(boss);
  const looking = new AbortController();

  return {
    async enqueue(tx, job, payload, { startAfter } = {}) {
      const data = jobDefinitions[job].payload.parse(payload);
      enqueueJob(tx, { name: job, data, startAfter, key: onceFor(job, payload) });
    },

    async work(codes, context) {
      const workers = new Map<JobName, string>();
      for (const name of codedNames(codes)) {
        const taking = {
          batchSize: batchSizeOf(name),
          pollingIntervalSeconds: pollingSeconds,
          burstWhenBatchFull: true,
          perJobResults: true,
        } as const;
        const worker = await boss.work(name, taking, async (jobs: Job<unknown>[]) => {
          // Mails can wait while customers are being answered.
          if (isBusy()) await rest(restMs);
          return runBatch(name, jobs, codes, context);
        });
        workers.set(name, worker);
      }
      void wakeWorkers({ db, boss, workers, options, signal: looking.signal });
    },

    async drain(codes, context) {
      const counts = { done: 0, failed: 0 };
      for (let found = true; found; ) {
        found = false;
        for (const name of await kindsOfDueJobs(db, codedNames(codes))) {
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
      looking.abort();
      // A job that takes longer runs again after the next start; every job is idempotent.
      await boss.stop({ graceful: true, timeout: patienceMs, close: false });
    },
  };
}

interface Waking {
  readonly db: DbOrTx;
  readonly boss: PgBoss;
  readonly workers: ReadonlyMap<JobName, string>;
  readonly options: QueueOptions;
  readonly signal: AbortSignal;
}

/**
 * Looks for due jobs of all kinds together, and makes the library fetch the kinds that have some. NOTIFY isn't used:
 * every commit that enqueues a job would wait for a lock on the whole database.
 */
async function wakeWorkers({ db, boss, workers, options, signal }: Waking): Promise<void> {
  const all = [...workers.keys()];
  const urgent = all.filter((name) => !isPatient(name));
  for (let look = 0; !signal.aborted; look += 1) {
    try {
      const due = await kindsOfDueJobs(db, look % looksForPatient === 0 ? all : urgent);
      options.outage.worked();
      for (const name of due) boss.notifyWorker(workers.get(name) ?? '');
    } catch (error) {
      if (!signal.aborted && !options.outage.failed(error)) options.log.error({ err: error }, 'job queue');
    }
    await rest(lookMs, undefined, { signal }).catch(() => undefined);
  }
}

const isPatient = (name: JobName): boolean => {
  const { cron, mayWait }: JobDefinition = jobDefinitions[name];
  return cron !== undefined || mayWait === true;
};

const codedNames = <C>(codes: Partial<JobCodes<C>>) => jobNames.filter((name) => codes[name] !== undefined);

const batchSizeOf = (name: JobName): number => {
  const { batchSize = atOnce }: JobDefinition = jobDefinitions[name];
  return batchSize;
};

/** Runs a batch of jobs of one kind, some at a time, with one context; each succeeds or fails on its own. */
async function runBatch<C extends Logging>(
  name: JobName,
  jobs: readonly Job<unknown>[],
  codes: Partial<JobCodes<C>>,
  context: C,
): Promise<JobResult[]> {
  const results: JobResult[] = [];
  const ofBatch = { ...context, log: context.log.child({ job: name }) };
  const left = linesOf(name, jobs).values(); // shared, so that each line is taken once
  const takeTurns = async () => {
    for (const line of left) {
      for (const job of line) results.push(await resultOf(name, job, codes, ofBatch));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, takeTurns));
  return results;
}

/** Groups a batch's jobs into lines; the jobs of a line run one after the other. Most lines have one job. */
function linesOf(name: JobName, jobs: readonly Job<unknown>[]): Job<unknown>[][] {
  const { inTurn, payload }: JobDefinition = jobDefinitions[name];
  const standing = jobs.map((job) => {
    const read = inTurn && payload.safeParse(job.data);
    return { job, ...((read?.success && inTurn?.(read.data)) || { line: job.id, place: 0 }) };
  });
  const inOrder = standing.sort((one, other) => one.place - other.place);
  return [...Map.groupBy(inOrder, ({ line }) => line).values()].map((line) => line.map(({ job }) => job));
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
    context.log.warn({ err: error }, 'job failed');
    return { id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } };
  }
}

/** Creates missing queues and updates changed ones: hundreds of statements at the first start, two at later ones. */
async function makeQueues(boss: PgBoss): Promise<void> {
  const [queues, schedules] = await Promise.all([boss.getQueues(), boss.getSchedules()]);
  const crons = new Map(schedules.map(({ name, cron }) => [name, cron]));
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
    const queue = queues.find((known) => known.name === name);
    if (queue === undefined) await boss.createQueue(name, policy);
    else if (differs(queue, policy)) await boss.updateQueue(name, policy);
    if (cron !== undefined && crons.get(name) !== cron) await boss.schedule(name, cron, {}, { tz: 'UTC' });
  }
}

const differs = (queue: QueueResult, policy: Partial<QueueResult>): boolean =>
  (Object.keys(policy) as (keyof QueueResult)[]).some((field) => queue[field] !== policy[field]);

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
  await code?.(payload, context);
}

/** The message of the error that a job failed with, as stored with the job. */
export function messageIn(output: unknown): string {
  const message: unknown =
    typeof output === 'object' && output !== null && 'message' in output ? output.message : output;
  return typeof message === 'string' ? message : JSON.stringify(message ?? '');
}
