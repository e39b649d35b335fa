import { parentPort } from 'node:worker_threads';
import { type Task, tasks } from './tasks.ts';

/** Runs the worker thread's tasks: a message is a task's name and input, sent one at a time; each gets one reply. */
parentPort?.on('message', async ({ name, input }: { name: string; input: unknown }) => {
  try {
    const task = (tasks as Readonly<Record<string, Task>>)[name]; // the sender's types ensure that name and input match
    if (!task) throw new Error(`There is no task ${name}`);
    parentPort?.postMessage({ value: await task(input as never) });
  } catch (error) {
    parentPort?.postMessage({ error });
  }
});
