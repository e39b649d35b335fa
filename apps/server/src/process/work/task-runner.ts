import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { Socket } from 'node:net';
import { setPriority } from 'node:os';
import type { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';

/** Runs tasks. Each message that is sent to it gets one answer. */
export interface TaskRunner {
  /** @throws when the message can't be sent. */
  send(message: { readonly name: string; readonly input: unknown }): void;
  /** `ref` lets the runner keep this process alive, `unref` doesn't. */
  ref(): void;
  unref(): void;
  /** Resolves once it can take tasks, where it says so: its start isn't the first task's time. */
  readonly ready?: Promise<void>;
  /** Processor time that it has taken since its start, in ms; undefined where the system doesn't say. */
  cpuMs?(): number | undefined;
  /** Whether earlier tasks have left so much in its memory that the next task should have a fresh runner. */
  isWorn?(): boolean;
  end(): Promise<unknown>;
}

export interface RunnerEvents {
  readonly answer: (answer: unknown) => void;
  readonly error: (error: unknown) => void;
  /** Called once, when the runner has ended by itself or was ended. */
  readonly exit: (end: RunnerEnd) => void;
}

export interface RunnerEnd {
  /** Anything but its own limit is a crash. */
  readonly why: 'took too much memory' | 'crashed';
  /** The signal or exit code. */
  readonly how: string;
}

export type StartRunner = (events: RunnerEvents) => TaskRunner;

/** Memory limits in MiB: only a defect exceeds them, and then only the thread or process dies. */
const [oldSpace, youngSpace] = [96, 8];

/** A thread of this process: its start takes a quarter of a second, keeping it 40 MiB. */
export const threadOf =
  (file: URL, mostMiB = oldSpace): StartRunner =>
  ({ answer, error, exit }) => {
    const thread = new Worker(file, {
      resourceLimits: { maxOldGenerationSizeMb: mostMiB, maxYoungGenerationSizeMb: youngSpace },
    });
    thread.on('message', answer).on('error', error);
    thread.once('exit', (code) => exit({ why: 'crashed', how: `code ${code}` }));
    return {
      send: (message) => thread.postMessage(message),
      ref: () => thread.ref(),
      unref: () => thread.unref(),
      end: () => thread.terminate(),
    };
  };

export interface ProcessLimits {
  /** 0 to 19: the higher, the sooner it leaves the processor to others. */
  readonly niceness: number;
  /** The limit of memory in MiB that the process keeps to. Its first argument. */
  readonly mostMiB: number;
}

/** Processes that exceed their memory limit end themselves by this signal, which nothing else sends. */
export const overMemory = 'SIGUSR2';

/**
 * Part of the memory limit from which a process is worn. A fresh one takes a third, one that has drawn small files two
 * fifths, and starting another takes a second of a processor. A file that finds too little left is begun anew in a
 * fresh one.
 */
const wornPart = 0.5;

/**
 * glibc would keep an arena for each thread of the picture library, and gives little of them back: a process was worn
 * by its first page.
 */
const fewArenas = { MALLOC_ARENA_MAX: '1' };

/** What a process sends once it has loaded its program. */
export const readyMessage = 'ready';

/** Only known on Linux. */
function residentMiBOf(pid: number | undefined): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0; // it has ended, or this isn't Linux
  }
}

/** A tick of the processor's clock in `/proc`, in ms: the same on every Linux. */
const tickMs = 10;

/** Only on Linux: `utime` and `stime`, fields 14 and 15; the second field, a name in brackets, may have spaces. */
function cpuMsOf(pid: number | undefined): number | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined; // it has ended, or this isn't Linux
  }
  const fields = stat.replace(/^.*\) /s, '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

/**
 * What V8 writes before it aborts because a task has filled its heap: that task took too much memory. Any other abort is a
 * crash.
 */
const heapIsFull = 'JavaScript heap out of memory';

/** Watches what a process writes about its end, and answers whether its heap was full. */
function watchHeap(written: Readable | null): () => boolean {
  let [isFull, tail] = [false, ''];
  written?.setEncoding('latin1').on('data', (text: string) => {
    isFull ||= (tail + text).includes(heapIsFull);
    tail = text.slice(-heapIsFull.length);
  });
  // The process keeps this one alive, as long as it is wanted; what it writes doesn't.
  if (written instanceof Socket) written.unref();
  return () => isFull;
}

/**
 * A separate process for libraries that a hostile file might crash or keep busy: neither harms the shop. Unlike a
 * thread, it can be ended while it runs native code. It has none of our settings and keys.
 */
export const processOf =
  (file: URL, { niceness, mostMiB }: ProcessLimits): StartRunner =>
  ({ answer, error, exit }) => {
    const compiled = getCompileCacheDir();
    const child = fork(file, [String(mostMiB)], {
      // With the code that such a process has compiled before, where the shop keeps code, a start takes two thirds of the time.
      env: { ...fewArenas, ...(compiled && { NODE_COMPILE_CACHE: compiled }) },
      // V8 would otherwise mark all of the heap again and again for the bytes beside it, of which these processes limit the memory themselves.
      execArgv: [`--max-old-space-size=${oldSpace}`, '--expose-gc', '--external-memory-accounted-in-global-limit'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const { promise: ready, resolve: isReady } = Promise.withResolvers<void>();
    child.on('message', (message) => (message === readyMessage ? isReady() : answer(message))).on('error', error);
    const isHeapFull = watchHeap(child.stderr);
    // Once all that it wrote has been read.
    child.once('close', (code, signal) =>
      exit({
        why: signal === overMemory || isHeapFull() ? 'took too much memory' : 'crashed',
        how: signal ?? `code ${code}`,
      }),
    );
    if (child.pid !== undefined) setPriority(child.pid, niceness);
    return {
      send: (message) => void child.send(message),
      ready,
      cpuMs: () => cpuMsOf(child.pid),
      isWorn: () => residentMiBOf(child.pid) > mostMiB * wornPart,
      ref() {
        child.ref();
        child.channel?.ref();
      },
      unref() {
        child.unref();
        child.channel?.unref();
      },
      async end() {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const ended = once(child, 'exit');
        child.ref(); // an idle one doesn't keep a program alive that waits for nothing else
        child.kill('SIGKILL');
        await ended;
      },
    };
  };
