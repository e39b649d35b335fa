/**
 * A worker's task: a pure function of plain data, found by its name. Each room defines its own tasks. Only name and
 * input are sent to the worker, whose program has a list of tasks. A task's code imports what it needs when it runs, so
 * that no other thread loads it.
 */
export interface Task<In = never, Out = unknown> {
  readonly name: string;
  readonly code: (input: In) => Out | Promise<Out>;
}

export const task = <In, Out>(name: string, code: (input: In) => Out | Promise<Out>): Task<In, Out> => ({ name, code });

/** Copies the bytes into a buffer of the same size: posting a view to another thread copies its whole buffer. */
export const exactly = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);
