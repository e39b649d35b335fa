import { parentPort } from 'node:worker_threads';

/** An inspection process with a defect, for tests of what happens to a file then. */
parentPort?.on('message', () => parentPort?.postMessage({ error: new TypeError('a defect of ours') }));
