import type { Task } from './task.ts';

/** Answers one message: its task's result, or the error that it threw. */
export async function answerTask(
  tasks: readonly Task[],
  { name, input }: { readonly name: string; readonly input: unknown },
): Promise<{ readonly value: unknown } | { readonly error: unknown }> {
  try {
    const task = tasks.find((each) => each.name === name);
    if (!task) throw new Error(`There is no task ${name}`);
    return { value: await task.code(input as never) }; // the sender's types ensure that task and input match
  } catch (error) {
    return { error };
  }
}
