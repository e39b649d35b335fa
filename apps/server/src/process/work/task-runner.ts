import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Where tasks run. Each message sent to it gets one answer. */
export interface TaskRunner {
  /** @throws when the message can't be sent. */
  send(message: { readonly name: string; readonly input: unknown }): void;
  /** Whether it keeps this process alive. */
  ref(): void;
  unref(): void;
  end(): Promise<unknown>;
}

export interface RunnerEvents {
  readonly answer: (answer: unknown) => void;
  readonly error: (error: unknown) => void;
  /** Called once, when it has ended by itself or was ended. */
  readonly exit: () => void;
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
    thread.on('message', answer).on('error', error).once('exit', exit);
    return {
      send: (message) => thread.postMessage(message),
      ref: () => thread.ref(),
      unref: () => thread.unref(),
      end: () => thread.terminate(),
    };
  };

/**
 * A process of its own, for libraries that a hostile file might crash or keep busy: neither harms the shop, and it can be
 * ended at any time, which no thread can while it runs native code. It has none of our settings and keys.
 */
export const processOf =
  (file: URL): StartRunner =>
  ({ answer, error, exit }) => {
    const child = fork(file, {
      env: {},
      execArgv: [`--max-old-space-size=${oldSpace}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.on('message', answer).on('error', error).once('exit', exit);
    return {
      send: (message) => void child.send(message),
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
