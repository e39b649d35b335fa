import { parentPort } from 'node:worker_threads';
import { type Task, tasks } from './tasks.ts';

/** What the thread is sent: a task's name and its input. One at a time; it answers each. */
parentPort?.on('message', async ({ name, input }: { name: string; input: unknown }) => {
  try {
    const task = (tasks as Readonly<Record<string, Task>>)[name]; // the sender's types see to it that they belong together
    if (!task) throw new Error(`There is no task ${name}`);
    parentPort?.postMessage({ value: await task(input as never) });
  } catch (error) {
    parentPort?.postMessage({ error });
  }
});
