import { parentPort } from 'node:worker_threads';

/** Tasks that go wrong in every way; they stand in for the shop's own. */
export const pretendTasks = {
  echo: (said: string): string => said,
  fail: (text: string): never => {
    throw new RangeError(text);
  },
  crash: (code: number): never => process.exit(code),
  /** Never ends. */
  hang: (at: Int32Array): unknown => Atomics.wait(at, 0, 0),
  /** Ends when its first number isn't 0 any more. */
  hold: (at: Int32Array): string => Atomics.wait(at, 0, 0),
  fill: (text: string): number => {
    const kept: string[][] = [];
    for (;;) kept.push(Array.from({ length: 100_000 }, (_, index) => text + index));
  },
};

type Sent = { readonly name: keyof typeof pretendTasks; readonly input: never };

parentPort?.on('message', ({ name, input }: Sent) => {
  try {
    parentPort?.postMessage({ value: pretendTasks[name](input) });
  } catch (error) {
    parentPort?.postMessage({ error });
  }
});
