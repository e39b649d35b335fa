import { processOf } from '../../process/work/task-runner.ts';
import { openWork, type Work, type WorkOptions } from '../../process/work/work.ts';
import type { inspectionTasks } from './inspect/inspection-tasks.ts';

/** Decodes uploaded files in a process of its own, one at a time. */
export type Inspection = Work<typeof inspectionTasks>;

/** A file kept the decoders busy for too long, or crashed them. */
export class TooMuchToDraw extends Error {}

/** Files wait longer for their turn than prices: they took long to be sent. */
const limits = { maxWaiting: 32, maxWaitingPerSource: 2, timeoutMs: 30_000, maxRunMs: 12_000 };

export const openInspection = (options: Pick<WorkOptions, 'log' | 'msPerMinute' | 'limits'>): Inspection =>
  openWork<typeof inspectionTasks>({
    ...options,
    limits: { ...limits, ...options.limits },
    runner: processOf(new URL('inspect/inspection-process.ts', import.meta.url)),
    tooMuch: () => new TooMuchToDraw(),
  });
