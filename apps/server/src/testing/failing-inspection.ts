import { parentPort } from 'node:worker_threads';

/** An inspection with a defect, for tests of what becomes of a file then. */
parentPort?.on('message', () => parentPort?.postMessage({ error: new TypeError('a defect of ours') }));
