import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Long enough after the start for the first pages to have been served. */
const afterMs = 2_500;

/**
 * Starting (seeds, compiling the pages) leaves twice the heap behind that a resting shop needs, and V8 would keep it for
 * better times. Once, when that is over, it is asked to give it back: some 150 MiB for a pause of about a tenth of a second.
 */
export function trimMemoryLater(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    const collect: NodeJS.GCFunction = runInNewContext('gc'); // there is no other way to it in a running process
    setFlagsFromString('--no-expose-gc');
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  }, afterMs).unref();
}
