import type { Logger } from 'pino';
import { sourceOf } from '../source.ts';
import type { Allowance } from './allowance.ts';
import { type FairQueue, openFairQueue } from './fair-queue.ts';
import { RetryLater } from './retry-later.ts';
import type { Task } from './task.ts';
import type { RunnerEnd, StartRunner, TaskRunner } from './task-runner.ts';

/** Runs CPU-heavy tasks one at a time, on a worker thread or in another process, so that the main thread stays free for requests. */
export interface Work {
  /**
   * Runs a task for a visitor's network address. Throws RetryLater when the source has used up its allowance, when too
   * many tasks are waiting, or when the task takes too long. Tasks with `goesFirst` run before all others.
   */
  run<In, Out>(task: Task<In, Out>, input: In, address: string, order?: { readonly goesFirst: boolean }): Promise<Out>;
  /** Starts the runner before its first task comes, unless there is one. */
  prepare(): void;
  /** Ends the runner; waiting tasks are refused. */
  close(): Promise<void>;
}

export interface WorkOptions {
  readonly log: Logger;
  /** Time that the tasks of one source may take; null means no limit. */
  readonly allowance: Allowance | null;
  readonly runner: StartRunner;
  /**
   * The error of a task that took too long or too much memory; by default, that the shop is busy. Set it for tasks that
   * read strangers' files, which may do so without a defect of ours. A crash then throws as our defect.
   */
  readonly tooMuch?: (why: 'took too long' | 'took too much memory') => Error;
  /** The error of a task that got too little of a busy machine's processor; by default, that the shop is busy. */
  readonly keptWaiting?: () => Error;
  /**
   * Whether `timeoutMs` limits the wait for a turn alone. Set it for tasks whose callers would send them again: what was
   * done of them would be lost each time, and on a busy machine none would ever end.
   */
  readonly awaitsBegun?: boolean;
  readonly limits?: Partial<WorkLimits>;
}

export type WorkLimits = Record<keyof typeof defaults, number>;

const defaults = {
  /** A full queue is several seconds of work. A browser may request all pictures of a page at once. */
  maxWaiting: 256,
  maxWaitingPerSource: 64,
  /** From the call to its result, in ms; a caller that has waited this long is refused. */
  timeoutMs: 10_000,
  /** A task that runs this long, in ms, is terminated. The slowest takes half a second, or a few on a busy machine. */
  maxRunMs: 30_000,
  /** With a known processor time, `maxRunMs` limits that, and the whole time is limited to this multiple. */
  patience: 3,
  /** A runner that says when it is ready has so long for its start, in ms; on a busy machine it takes many seconds. */
  startMs: 60_000,
  /** How long an idle runner is kept, in ms. */
  idleMs: 20_000,
} as const satisfies Record<string, number>;

interface QueuedTask {
  readonly name: string;
  readonly input: unknown;
  readonly source: string;
  readonly queue: FairQueue<QueuedTask>;
  readonly done: (answer: Answer) => void;
}

interface Running {
  readonly task: QueuedTask;
  /** Whether this is its runner's first task. */
  readonly isFirst: boolean;
  /** Whether its runner still loads its program, which doesn't count as the task's time. */
  readonly isStarting: boolean;
  readonly begun: number;
  /** The processor time that its runner had taken before, in ms; 0 if unknown. */
  readonly cpuBegun: number;
  timer: NodeJS.Timeout;
}

type Answer = { readonly value: unknown } | { readonly error: unknown };

const busy = () => new RetryLater(503, 'The shop is very busy right now.', 2);

/**
 * The runner is started with the first task, ended when it is idle for `idleMs`, and replaced when it is worn or dies:
 * where one task came another follows, which needn't wait for a start.
 */
export function openWork(options: WorkOptions): Work {
  const { log, allowance, tooMuch = busy, keptWaiting = busy } = options;
  const endedLevel = options.tooMuch ? 'warn' : 'error';
  const { maxWaiting, maxWaitingPerSource, timeoutMs, maxRunMs, patience, startMs, idleMs } = {
    ...defaults,
    ...options.limits,
  };
  const openQueue = () => openFairQueue<QueuedTask>({ max: maxWaiting, maxPerSource: maxWaitingPerSource });
  const [first, others] = [openQueue(), openQueue()];
  let runner: TaskRunner | undefined;
  let running: Running | undefined;
  let isFresh = true;
  let idleTimer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function start(): TaskRunner {
    isFresh = true;
    const started = options.runner({
      answer(answer) {
        if (runner === started) settle(answer as Answer); // as `answerTask` makes it
      },
      error: (error) => log.error({ err: error, task: running?.task.name }, 'the worker died'),
      exit(end) {
        if (runner !== started) return;
        runner = undefined;
        ended(end);
      },
    });
    return started;
  }

  /**
   * In a used runner, another task may have taken the memory, or the system may have ended it for want of memory, before
   * this task came or in its middle: the task is run once more in a fresh runner.
   */
  function ended({ why, how }: RunnerEnd): void {
    const isCrash = why === 'crashed';
    if (running && !running.isFirst) {
      log.warn({ task: running.task.name, how }, 'a used worker ended, and its task begins anew');
      clearTimeout(running.timer);
      begin(running.task);
      return;
    }
    if (running) log[isCrash ? 'error' : endedLevel]({ task: running.task.name, how }, 'a task ended its worker');
    if (!isCrash) settle({ error: tooMuch(why) });
    else settle({ error: options.tooMuch ? new Error(`The worker crashed (${how})`) : busy() });
  }

  function settle(answer: Answer): void {
    const settled = running;
    running = undefined;
    if (settled) {
      clearTimeout(settled.timer);
      if (!settled.isStarting) allowance?.charge(settled.task.source, performance.now() - settled.begun);
      settled.task.done(answer);
    }
    const isWorn = runner?.isWorn?.() ?? false;
    if (isWorn) void endRunner();
    next();
    if (isWorn) prepare();
  }

  function prepare(): void {
    if (runner || isClosed) return;
    runner = start();
    becomeIdle();
  }

  function next(): void {
    if (running || isClosed) return;
    const task = first.take() ?? others.take();
    if (!task) {
      becomeIdle();
      return;
    }
    begin(task);
  }

  function begin(task: QueuedTask): void {
    clearTimeout(idleTimer);
    runner ??= start();
    runner.ref();
    const { ready } = runner;
    const isStarting = isFresh && ready !== undefined;
    const timer = setTimeout(abortIfTooLong, isStarting ? startMs : maxRunMs).unref();
    const begun = { begun: performance.now(), cpuBegun: runner.cpuMs?.() ?? 0 };
    running = { task, timer, isFirst: isFresh, isStarting, ...begun };
    isFresh = false;
    if (isStarting) void ready.then(() => beginCounting(task));
    try {
      runner.send({ name: task.name, input: task.input });
    } catch (error) {
      settle({ error });
    }
  }

  /** The time of a runner's first task begins when the runner is ready. */
  function beginCounting(task: QueuedTask): void {
    if (running?.task !== task || !running.isStarting) return;
    clearTimeout(running.timer);
    const timer = setTimeout(abortIfTooLong, maxRunMs).unref();
    const begun = { begun: performance.now(), cpuBegun: runner?.cpuMs?.() ?? 0 };
    running = { ...running, timer, isStarting: false, ...begun };
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

  /** Processor time of other programs doesn't count against a task: then only the machine is busy. */
  function abortIfTooLong(): void {
    if (!running) return;
    const cpu = runner?.cpuMs?.();
    const left = cpu === undefined ? 0 : maxRunMs - (cpu - running.cpuBegun);
    if (!running.isStarting && left > 0 && performance.now() - running.begun < maxRunMs * patience) {
      running.timer = setTimeout(abortIfTooLong, left + 1).unref();
      return;
    }
    const { isStarting, task } = running;
    const wasKeptWaiting = isStarting || left > 0;
    log[endedLevel]({ task: task.name, wasKeptWaiting }, 'a task took too long and was ended');
    void endRunner();
    if (isStarting) settle({ error: busy() });
    else settle({ error: wasKeptWaiting ? keptWaiting() : tooMuch('took too long') });
  }

  return {
    run<In, Out>({ name }: Task<In, Out>, input: In, address: string, { goesFirst } = { goesFirst: false }) {
      const source = sourceOf(address);
      const wait = allowance?.waitOf(source) ?? 0;
      if (wait > 0) return Promise.reject(new RetryLater(429, 'You have asked for a lot in a short time.', wait));
      if (isClosed) return Promise.reject(busy());
      return new Promise<Out>((resolve, reject) => {
        const task: QueuedTask = {
          name,
          input,
          source,
          queue: goesFirst ? first : others,
          done(answer) {
            clearTimeout(timeout);
            if ('error' in answer) reject(answer.error);
            else resolve(answer.value as Out); // the result of the task with this name
          },
        };
        const timeout = setTimeout(() => {
          if (options.awaitsBegun && running?.task === task) return;
          task.queue.drop(source, task);
          task.done({ error: busy() });
        }, timeoutMs).unref();
        task.queue.put(source, task)?.done({ error: busy() });
        next();
      });
    },

    prepare,

    async close() {
      isClosed = true;
      clearTimeout(idleTimer);
      for (const queue of [first, others])
        for (let left = queue.take(); left; left = queue.take()) left.done({ error: busy() });
      await endRunner();
      settle({ error: busy() });
    },
  };
}
