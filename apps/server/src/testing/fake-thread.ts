import { parentPort } from 'node:worker_threads';

/** Tasks that fail in every way, for tests of the worker thread. */
export const fakeTasks = {
  echo: (said: string): string => said,
  fail: (text: string): never => {
    throw new RangeError(text);
  },
  crash: (code: number): never => process.exit(code),
  /** Never ends. */
  hang: (at: Int32Array): unknown => Atomics.wait(at, 0, 0),
  /** Ends when its first number is no longer 0. */
  hold: (at: Int32Array): string => Atomics.wait(at, 0, 0),
  fill: (text: string): number => {
    const kept: string[][] = [];
    for (;;) kept.push(Array.from({ length: 100_000 }, (_, index) => text + index));
  },
};

type Sent = { readonly name: keyof typeof fakeTasks; readonly input: never };

parentPort?.on('message', ({ name, input }: Sent) => {
  try {
    parentPort?.postMessage({ value: fakeTasks[name](input) });
  } catch (error) {
    parentPort?.postMessage({ error });
  }
});
