import { limitMemory } from '../process/work/memory-limit.ts';

const kept: Buffer[] = [];

/** Tasks of a process that leave memory behind or crash, for tests of what becomes of them. */
export const fakeProcessTasks = {
  /** Takes so many MiB and never gives them back. Answers with the process's id. */
  async keep(mebibytes: number): Promise<number> {
    kept.push(Buffer.alloc(mebibytes * 1024 * 1024, 1));
    await new Promise((resolve) => setTimeout(resolve, 50)); // until the limit has been looked at
    return process.pid;
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
