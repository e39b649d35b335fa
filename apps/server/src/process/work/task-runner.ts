import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Where tasks run. Each message sent to it gets one answer. */
export interface TaskRunner {
  /** @throws when the message can't be sent. */
  send(message: { readonly name: string; readonly input: unknown }): void;
  /** Whether it keeps this process alive. */
  ref(): void;
  unref(): void;
  /** Processor time that it has taken since its start, in ms; undefined where the system doesn't say. */
  cpuMs?(): number | undefined;
  /** Whether what its tasks have left behind takes so much of its memory that another task should have a fresh one. */
  isWorn?(): boolean;
  end(): Promise<unknown>;
}

export interface RunnerEvents {
  readonly answer: (answer: unknown) => void;
  readonly error: (error: unknown) => void;
  /** Called once, when it has ended by itself or was ended. */
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
  (file: URL): StartRunner =>
  ({ answer, error, exit }) => {
    const thread = new Worker(file, {
      resourceLimits: { maxOldGenerationSizeMb: oldSpace, maxYoungGenerationSizeMb: youngSpace },
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
  /** Of the machine's memory, which the process holds itself to. Its first argument. */
  readonly mostMiB: number;
}

/** Processes that hold themselves to their memory limit end by this signal, which nothing else sends them. */
export const overMemory = 'SIGUSR2';

/** Of the memory limit. A fresh process has a third of it after its first file. */
const wornPart = 0.5;

/** Linux alone says it. */
function residentMiBOf(pid: number | undefined): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0; // it has ended, or this isn't Linux
  }
}

/** A tick of the processor's clock in `/proc`, in ms: the same on every Linux. */
const tickMs = 10;

/** Linux alone says it: `utime` and `stime`, fields 14 and 15; the second field, a name in brackets, may hold blanks. */
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
 * A process of its own, for libraries that a hostile file might crash or keep busy: neither harms the shop, and it can be
 * ended at any time, which no thread can while it runs native code. It has none of our settings and keys.
 */
export const processOf =
  (file: URL, { niceness, mostMiB }: ProcessLimits): StartRunner =>
  ({ answer, error, exit }) => {
    const child = fork(file, [String(mostMiB)], {
      env: {},
      execArgv: [`--max-old-space-size=${oldSpace}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.on('message', answer).on('error', error);
    child.once('exit', (code, signal) =>
      exit({ why: signal === overMemory ? 'took too much memory' : 'crashed', how: signal ?? `code ${code}` }),
    );
    if (child.pid !== undefined) setPriority(child.pid, niceness);
    return {
      send: (message) => void child.send(message),
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
        child.kill('SIGKILL');
        await ended;
      },
    };
  };
