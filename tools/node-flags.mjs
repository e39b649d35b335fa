import { fileURLToPath } from 'node:url';

/**
 * Node's flags for the server, which bound its heap; docs/OPERATIONS.md says what it takes in all. By default V8's young
 * generation may take 200 MB on a large machine, which loading modules fills at start, and the heap may grow to
 * gigabytes before a full garbage collection. A smaller young generation than 16 MB moves what a request still needs to
 * the old one, and each of its collections marks the whole heap. If the heap is really full, the process ends and must
 * be restarted by its supervisor.
 */
export const nodeFlags = ['--max-semi-space-size=16', '--max-old-space-size=256'];

/** glibc keeps freed memory in per-thread arenas: two instead of sixteen. */
export const nodeEnvironment = { MALLOC_ARENA_MAX: '2' };

/**
 * The same for a server that is started again and again. Node keeps compiled code there, and TypeScript without its
 * types, by the checksum of each file; it writes when the process ends. Loading the modules takes two thirds of the time then.
 */
export const serverEnvironment = {
  ...nodeEnvironment,
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)),
};
