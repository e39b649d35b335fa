import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { overMemory } from './task-runner.ts';

/** The greediest files take some 30 MiB more between two looks. */
const lookMs = 10;

/**
 * Ends this process when it has more of the machine's memory than it may, the picture library's and PDFium's included.
 * Native code isn't stopped by an exception, and it keeps the main thread from looking, so another thread does.
 */
export function limitMemory(mostMiB: number): void {
  new Worker(new URL(import.meta.url), {
    workerData: mostMiB * 1024 * 1024,
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
  });
}

if (!isMainThread) {
  const mostBytes: number = workerData;
  setInterval(() => {
    if (process.memoryUsage.rss() > mostBytes) process.kill(process.pid, overMemory);
  }, lookMs);
}
