import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Beats } from './pulse-worker.ts';

/** Asks `/healthz` ten times a second, on a thread of its own: what the scenario works on doesn't count as waiting. */
export class Pulse {
  readonly #worker: Worker;

  constructor(url: string) {
    this.#worker = new Worker(new URL('./pulse-worker.ts', import.meta.url), { workerData: `${url}/healthz` });
  }

  /** What was seen since the last time this was asked. */
  async beats(): Promise<Beats> {
    this.#worker.postMessage('beats');
    const [beats] = (await once(this.#worker, 'message')) as [Beats];
    return beats;
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}
