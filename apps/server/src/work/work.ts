import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { sourceOf } from '../door/source.ts';
import { openAllowance } from './allowance.ts';
import { openFairQueue } from './fair-queue.ts';
import { NotNow } from './not-now.ts';
import type { Task, Tasks } from './tasks.ts';

type Named = { readonly [name: string]: Task };
type InputOf<T extends Task> = Parameters<T>[0];
type OutputOf<T extends Task> = Awaited<ReturnType<T>>;

/** Dear work, done one after the other on a thread of its own, so that everybody else is answered meanwhile. */
export interface Work<T extends Named = Tasks> {
  /**
   * Runs a task for a visitor's network address. Throws NotNow when its source has used up its allowance, when too many
   * wait already, or when it takes too long.
   */
  run<N extends keyof T>(name: N, input: InputOf<T[N]>, address: string): Promise<OutputOf<T[N]>>;
  /** Ends the thread; who still waits is refused. */
  close(): Promise<void>;
}

export interface WorkOptions {
  readonly log: Logger;
  /** Time in ms that the work of one source may take a minute; null doesn't limit it. */
  readonly msAMinute: number | null;
  /** For tests: other tasks than the shop's. */
  readonly thread?: URL;
  readonly limits?: Partial<Record<keyof typeof usual, number>>;
}

const usual = {
  /** A browser may ask for a page's pictures all at once; whole seconds of work in all. */
  most: 256,
  mostOfOne: 64,
  /** From asking to the answer, in ms; who has waited so long is refused. */
  patience: 10_000,
  /** The dearest task takes half a second, on a starved machine a few: one that takes so long, in ms, never ends. */
  longest: 30_000,
  /** How long the thread stays without work, in ms: starting it takes a quarter of a second, keeping it 40 MiB. */
  rest: 20_000,
} as const satisfies Record<string, number>;

/** A thread that wants more than this in MiB has met a defect; the shop lives on. */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 };

interface Asked {
  readonly name: string;
  readonly input: unknown;
  readonly source: string;
  readonly done: (answer: Answer) => void;
}

type Answer = { readonly value: unknown } | { readonly error: unknown };

const busy = () => new NotNow(503, 'The shop is very busy right now.', 2);

/** The thread is started with the first task, ended after a long rest, and replaced when it dies. */
export function openWork<T extends Named = Tasks>(options: WorkOptions): Work<T> {
  const { log, msAMinute, thread: file = new URL('thread.ts', import.meta.url) } = options;
  const { most, mostOfOne, patience, longest, rest } = { ...usual, ...options.limits };
  const allowance = msAMinute === null ? null : openAllowance(msAMinute);
  const queue = openFairQueue<Asked>({ most, mostOfOne });
  let thread: Worker | undefined;
  let underWay: { readonly asked: Asked; readonly begun: number; readonly tooLong: NodeJS.Timeout } | undefined;
  let resting: NodeJS.Timeout | undefined;
  let isClosed = false;

  function start(): Worker {
    const started = new Worker(file, { resourceLimits });
    started.on('message', (answer: Answer) => {
      if (thread === started) settle(answer);
    });
    started.on('error', (error) =>
      log.error({ err: error, task: underWay?.asked.name }, 'the thread for dear work died'),
    );
    started.once('exit', () => {
      if (thread !== started) return;
      thread = undefined;
      settle({ error: busy() });
    });
    return started;
  }

  function settle(answer: Answer): void {
    const ended = underWay;
    underWay = undefined;
    if (ended) {
      clearTimeout(ended.tooLong);
      allowance?.charge(ended.asked.source, performance.now() - ended.begun);
      ended.asked.done(answer);
    }
    next();
  }

  function next(): void {
    if (underWay || isClosed) return;
    const asked = queue.take();
    if (!asked) {
      goToRest();
      return;
    }
    clearTimeout(resting);
    thread ??= start();
    thread.ref();
    underWay = { asked, begun: performance.now(), tooLong: setTimeout(() => giveUp(asked), longest).unref() };
    try {
      thread.postMessage({ name: asked.name, input: asked.input });
    } catch (error) {
      settle({ error });
    }
  }

  function goToRest(): void {
    clearTimeout(resting);
    // A process that has nothing else to do may end.
    thread?.unref();
    resting = setTimeout(() => void endThread(), rest).unref();
  }

  async function endThread(): Promise<void> {
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  }

  function giveUp({ name }: Asked): void {
    log.error({ task: name }, 'a task took too long and was ended');
    void endThread();
    settle({ error: busy() });
  }

  return {
    run(name, input, address) {
      const source = sourceOf(address);
      const wait = allowance?.waitOf(source) ?? 0;
      if (wait > 0) return Promise.reject(new NotNow(429, 'You have asked for a lot in a short time.', wait));
      if (isClosed) return Promise.reject(busy());
      return new Promise((resolve, reject) => {
        const asked: Asked = {
          name: String(name),
          input,
          source,
          done(answer) {
            clearTimeout(tooLate);
            if ('error' in answer) reject(answer.error);
            else resolve(answer.value as OutputOf<T[typeof name]>); // what the thread's task of this name answered
          },
        };
        const tooLate = setTimeout(() => {
          queue.drop(source, asked);
          asked.done({ error: busy() });
        }, patience).unref();
        queue.put(source, asked)?.done({ error: busy() });
        next();
      });
    },

    async close() {
      isClosed = true;
      clearTimeout(resting);
      for (let left = queue.take(); left; left = queue.take()) left.done({ error: busy() });
      await endThread();
      settle({ error: busy() });
    },
  };
}
