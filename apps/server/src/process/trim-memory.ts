import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Long enough after the start to have served the first pages. */
const afterMs = 2_500;

/**
 * Starting (seeding, compiling the pages) grows the heap to twice what an idle shop needs, and V8 doesn't return it by
 * itself. One garbage collection after the start frees about 150 MiB, for a pause of about a tenth of a second.
 */
export function trimMemoryLater(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    const collect: NodeJS.GCFunction = runInNewContext('gc'); // the only way to call the collector in a running process
    setFlagsFromString('--no-expose-gc');
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  }, afterMs).unref();
}
