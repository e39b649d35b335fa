import { fileURLToPath } from 'node:url';

/**
 * Node's flags for the server, which limit its heap; docs/OPERATIONS.md says how much memory it takes in all. By
 * default V8's young generation may take 200 MB on a large machine, which loading modules fills at start, and the heap
 * may grow to gigabytes before a full garbage collection. With a young generation below 16 MB, objects that a request
 * still needs move to the old one, whose collections mark the whole heap. If the heap is really full, the process ends
 * and its supervisor must restart it.
 */
export const nodeFlags = ['--max-semi-space-size=16', '--max-old-space-size=256'];

/** glibc keeps freed memory in per-thread arenas: two instead of sixteen. */
export const nodeEnvironment = { MALLOC_ARENA_MAX: '2' };

/**
 * The same for a server that is restarted often. Node keeps compiled code there, and TypeScript without its types, by
 * each file's checksum; it writes when the process ends. Loading the modules then takes two thirds of the time.
 */
export const serverEnvironment = {
  ...nodeEnvironment,
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)),
};
