import { limitMemory } from '../process/work/memory-limit.ts';
import { readyMessage } from '../process/work/task-runner.ts';

const kept: Buffer[] = [];

/** Tasks that leave memory behind or crash, for tests of the process that runs them. */
export const fakeProcessTasks = {
  /** Takes so many MiB and never frees them. Returns the process's id. */
  async keep(mebibytes: number): Promise<number> {
    kept.push(Buffer.alloc(mebibytes * 1024 * 1024, 1));
    await new Promise((resolve) => setTimeout(resolve, 50)); // until the limit has been checked
    return process.pid;
  },
  /** Fills the heap of V8, which then aborts the process. */
  async fill(_: null): Promise<never> {
    const all: unknown[] = [];
    for (;;) all.push(Array.from({ length: 100_000 }, (_each, index) => ({ index })));
  },
  async crash(signal: NodeJS.Signals): Promise<never> {
    process.kill(process.pid, signal);
    return new Promise(() => undefined);
  },
};

type Sent = { readonly name: keyof typeof fakeProcessTasks; readonly input: never };

limitMemory(Number(process.argv[2]));
process.on('message', async ({ name, input }: Sent) => {
  process.send?.({ value: await fakeProcessTasks[name](input) });
});
process.on('disconnect', () => process.exit());
process.send?.(readyMessage);
