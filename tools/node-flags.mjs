/**
 * Node's flags for the server, which keep it below 400 MiB under any load. By default V8's young generation may take
 * 200 MB on a large machine, which loading modules fills at start, and the heap may grow to gigabytes before a full
 * garbage collection. If the heap is really full, the process ends and must be restarted by its supervisor.
 */
export const nodeFlags = ['--max-semi-space-size=8', '--max-old-space-size=256'];

/** glibc keeps freed memory in per-thread arenas: two instead of sixteen. */
export const nodeEnvironment = { MALLOC_ARENA_MAX: '2' };
