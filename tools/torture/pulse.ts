import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Beats } from './pulse-worker.ts';

/** Polls `/healthz` ten times a second on a worker thread, so that the scenario's own work doesn't distort the times. */
export class Pulse {
  readonly #worker: Worker;

  constructor(url: string) {
    this.#worker = new Worker(new URL('./pulse-worker.ts', import.meta.url), { workerData: `${url}/healthz` });
  }

  /** Results since the last call. */
  async beats(): Promise<Beats> {
    this.#worker.postMessage('beats');
    const [beats] = (await once(this.#worker, 'message')) as [Beats];
    return beats;
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}
