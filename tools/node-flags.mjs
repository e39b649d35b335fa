/**
 * How the server's Node is started, so that it stays below 400 MiB under any load. V8 would give short-lived objects
 * 200 MB on a large machine, which a start fills with the modules it reads, and let the heap grow to gigabytes before
 * it looks for garbage. A heap that is really full ends the process: whoever runs it starts it again.
 */
export const nodeFlags = ['--max-semi-space-size=16', '--max-old-space-size=256'];

/** glibc keeps freed memory apart for each thread: for two instead of sixteen. */
export const nodeEnvironment = { MALLOC_ARENA_MAX: '2' };
