import type { Task } from '../../main/tasks.ts';

/** Answers one message: its task's result, or the error that it threw. */
export async function answerTask(
  tasks: Readonly<Record<string, Task>>,
  { name, input }: { readonly name: string; readonly input: unknown },
): Promise<{ readonly value: unknown } | { readonly error: unknown }> {
  try {
    const task = tasks[name]; // the sender's types ensure that name and input match
    if (!task) throw new Error(`There is no task ${name}`);
    return { value: await task(input) };
  } catch (error) {
    return { error };
  }
}
