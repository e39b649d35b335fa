import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { sourceOf } from '../../door/source.ts';
import { openAllowance } from './allowance.ts';
import { openFairQueue } from './fair-queue.ts';
import { RetryLater } from './retry-later.ts';
import type { Task, Tasks } from './tasks.ts';

type Named = { readonly [name: string]: Task };
type InputOf<T extends Task> = Parameters<T>[0];
type OutputOf<T extends Task> = Awaited<ReturnType<T>>;

/** Runs CPU-heavy tasks one at a time on a worker thread, so that the main thread stays free for requests. */
export interface Work<T extends Named = Tasks> {
  /**
   * Runs a task for a visitor's network address. Throws RetryLater when its source has used up its allowance, when too
   * many tasks are waiting, or when it takes too long.
   */
  run<N extends keyof T>(name: N, input: InputOf<T[N]>, address: string): Promise<OutputOf<T[N]>>;
  /** Ends the thread; waiting tasks are refused. */
  close(): Promise<void>;
}

export interface WorkOptions {
  readonly log: Logger;
  /** Time in ms that the tasks of one source may take per minute; null means no limit. */
  readonly msPerMinute: number | null;
  /** For tests: a thread with other tasks than the shop's. */
  readonly thread?: URL;
  readonly limits?: Partial<Record<keyof typeof defaults, number>>;
}

const defaults = {
  /** A full queue is several seconds of work. A browser may request all pictures of a page at once. */
  maxWaiting: 256,
  maxWaitingPerSource: 64,
  /** From the call to its result, in ms; a caller that has waited this long is refused. */
  timeoutMs: 10_000,
  /** The slowest task takes half a second, a few on a busy machine; one that runs this long, in ms, is terminated. */
  maxRunMs: 30_000,
  /** How long an idle thread is kept, in ms: starting it takes a quarter of a second, keeping it 40 MiB. */
  idleMs: 20_000,
} as const satisfies Record<string, number>;

/** The thread's memory limits in MiB: only a defect exceeds them, and then only the thread dies. */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 };

interface QueuedTask {
  readonly name: string;
  readonly input: unknown;
  readonly source: string;
  readonly done: (answer: Answer) => void;
}

type Answer = { readonly value: unknown } | { readonly error: unknown };

const busy = () => new RetryLater(503, 'The shop is very busy right now.', 2);

/** The thread is started with the first task, ended after `idleMs` without one, and replaced when it dies. */
export function openWork<T extends Named = Tasks>(options: WorkOptions): Work<T> {
  const { log, msPerMinute, thread: file = new URL('thread.ts', import.meta.url) } = options;
  const { maxWaiting, maxWaitingPerSource, timeoutMs, maxRunMs, idleMs } = { ...defaults, ...options.limits };
  const allowance = msPerMinute === null ? null : openAllowance(msPerMinute);
  const queue = openFairQueue<QueuedTask>({ max: maxWaiting, maxPerSource: maxWaitingPerSource });
  let thread: Worker | undefined;
  let running: { readonly task: QueuedTask; readonly begun: number; readonly timer: NodeJS.Timeout } | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function start(): Worker {
    const started = new Worker(file, { resourceLimits });
    started.on('message', (answer: Answer) => {
      if (thread === started) settle(answer);
    });
    started.on('error', (error) => log.error({ err: error, task: running?.task.name }, 'the worker thread died'));
    started.once('exit', () => {
      if (thread !== started) return;
      thread = undefined;
      settle({ error: busy() });
    });
    return started;
  }

  function settle(answer: Answer): void {
    const ended = running;
    running = undefined;
    if (ended) {
      clearTimeout(ended.timer);
      allowance?.charge(ended.task.source, performance.now() - ended.begun);
      ended.task.done(answer);
    }
    next();
  }

  function next(): void {
    if (running || isClosed) return;
    const task = queue.take();
    if (!task) {
      becomeIdle();
      return;
    }
    clearTimeout(idleTimer);
    thread ??= start();
    thread.ref();
    running = { task, begun: performance.now(), timer: setTimeout(() => abort(task), maxRunMs).unref() };
    try {
      thread.postMessage({ name: task.name, input: task.input });
    } catch (error) {
      settle({ error });
    }
  }

  function becomeIdle(): void {
    clearTimeout(idleTimer);
    // An idle thread must not keep the process alive.
    thread?.unref();
    idleTimer = setTimeout(() => void endThread(), idleMs).unref();
  }

  async function endThread(): Promise<void> {
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  }

  function abort({ name }: QueuedTask): void {
    log.error({ task: name }, 'a task took too long and was ended');
    void endThread();
    settle({ error: busy() });
  }

  return {
    run(name, input, address) {
      const source = sourceOf(address);
      const wait = allowance?.waitOf(source) ?? 0;
      if (wait > 0) return Promise.reject(new RetryLater(429, 'You have asked for a lot in a short time.', wait));
      if (isClosed) return Promise.reject(busy());
      return new Promise((resolve, reject) => {
        const task: QueuedTask = {
          name: String(name),
          input,
          source,
          done(answer) {
            clearTimeout(timeout);
            if ('error' in answer) reject(answer.error);
            else resolve(answer.value as OutputOf<T[typeof name]>); // the result of the task with this name
          },
        };
        const timeout = setTimeout(() => {
          queue.drop(source, task);
          task.done({ error: busy() });
        }, timeoutMs).unref();
        queue.put(source, task)?.done({ error: busy() });
        next();
      });
    },

    async close() {
      isClosed = true;
      clearTimeout(idleTimer);
      for (let left = queue.take(); left; left = queue.take()) left.done({ error: busy() });
      await endThread();
      settle({ error: busy() });
    },
  };
}
