import type { Logger } from 'pino';
import { sourceOf } from '../../door/source.ts';
import { openAllowance } from './allowance.ts';
import { openFairQueue } from './fair-queue.ts';
import { RetryLater } from './retry-later.ts';
import { type StartRunner, type TaskRunner, threadOf } from './task-runner.ts';
import type { Task, Tasks } from './tasks.ts';

type Named = { readonly [name: string]: Task };
type InputOf<T extends Task> = Parameters<T>[0];
type OutputOf<T extends Task> = Awaited<ReturnType<T>>;

/** Runs CPU-heavy tasks one at a time, on a worker thread or in another process, so that the main thread stays free for requests. */
export interface Work<T extends Named = Tasks> {
  /**
   * Runs a task for a visitor's network address. Throws RetryLater when its source has used up its allowance, when too
   * many tasks are waiting, or when it takes too long.
   */
  run<N extends keyof T>(name: N, input: InputOf<T[N]>, address: string): Promise<OutputOf<T[N]>>;
  /** Ends the runner; waiting tasks are refused. */
  close(): Promise<void>;
}

export interface WorkOptions {
  readonly log: Logger;
  /** Time in ms that the tasks of one source may take per minute; null means no limit. */
  readonly msPerMinute: number | null;
  /** Other tasks than those of the shop's thread. */
  readonly runner?: StartRunner;
  /** The error of a task that took too long, or that ended its runner; by default the shop is busy. */
  readonly tooMuch?: () => Error;
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
  /** How long an idle runner is kept, in ms. */
  idleMs: 20_000,
} as const satisfies Record<string, number>;

interface QueuedTask {
  readonly name: string;
  readonly input: unknown;
  readonly source: string;
  readonly done: (answer: Answer) => void;
}

type Answer = { readonly value: unknown } | { readonly error: unknown };

const busy = () => new RetryLater(503, 'The shop is very busy right now.', 2);

/** The runner is started with the first task, ended after `idleMs` without one, and replaced when it dies. */
export function openWork<T extends Named = Tasks>(options: WorkOptions): Work<T> {
  const { log, msPerMinute, tooMuch = busy } = options;
  const startRunner = options.runner ?? threadOf(new URL('thread.ts', import.meta.url));
  const { maxWaiting, maxWaitingPerSource, timeoutMs, maxRunMs, idleMs } = { ...defaults, ...options.limits };
  const allowance = msPerMinute === null ? null : openAllowance(msPerMinute);
  const queue = openFairQueue<QueuedTask>({ max: maxWaiting, maxPerSource: maxWaitingPerSource });
  let runner: TaskRunner | undefined;
  let running: { readonly task: QueuedTask; readonly begun: number; readonly timer: NodeJS.Timeout } | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function start(): TaskRunner {
    const started = startRunner({
      answer(answer) {
        if (runner === started) settle(answer as Answer); // as `answerTask` makes it
      },
      error: (error) => log.error({ err: error, task: running?.task.name }, 'the worker died'),
      exit() {
        if (runner !== started) return;
        runner = undefined;
        if (running) log.error({ task: running.task.name }, 'a task ended its worker');
        settle({ error: tooMuch() });
      },
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
    runner ??= start();
    runner.ref();
    running = { task, begun: performance.now(), timer: setTimeout(() => abort(task), maxRunMs).unref() };
    try {
      runner.send({ name: task.name, input: task.input });
    } catch (error) {
      settle({ error });
    }
  }

  function becomeIdle(): void {
    clearTimeout(idleTimer);
    // An idle runner must not keep the process alive.
    runner?.unref();
    idleTimer = setTimeout(() => void endRunner(), idleMs).unref();
  }

  async function endRunner(): Promise<void> {
    const ended = runner;
    runner = undefined;
    await ended?.end();
  }

  function abort({ name }: QueuedTask): void {
    log.error({ task: name }, 'a task took too long and was ended');
    void endRunner();
    settle({ error: tooMuch() });
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
      await endRunner();
      settle({ error: busy() });
    },
  };
}
