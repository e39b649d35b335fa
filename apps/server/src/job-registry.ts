import type { JobHandlers } from './jobs/queue.ts';

/** Every job's code by its name. */
export const jobHandlers = {} as const satisfies Partial<JobHandlers>;
