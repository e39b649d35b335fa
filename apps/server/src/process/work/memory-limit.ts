import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { overMemory } from './task-runner.ts';

/** The greediest files take some 30 MiB more between two checks, and twice as much on a busy machine. */
const lookMs = 10;
/** Part of the limit that is left for what is taken between two checks. */
const leftPart = 1 / 8;

/**
 * Ends this process when it takes more of the machine's memory than allowed, including the picture library's and
 * PDFium's. Checked by another thread: native code keeps the main thread busy, and no exception stops it.
 */
export function limitMemory(mostMiB: number): void {
  new Worker(new URL(import.meta.url), {
    workerData: mostMiB * (1 - leftPart) * 1024 * 1024,
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
  });
}

if (!isMainThread) {
  const mostBytes: number = workerData;
  setInterval(() => {
    if (process.memoryUsage.rss() > mostBytes) process.kill(process.pid, overMemory);
  }, lookMs);
}
