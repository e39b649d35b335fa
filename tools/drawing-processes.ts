import { readdirSync, readFileSync } from 'node:fs';

/**
 * Resident memory in MiB, at its peak, of each process of this machine that draws uploaded files: all of its threads,
 * as the system has counted it. None on other systems than Linux.
 */
export const peaksOfDrawing = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('inspection-process.ts')) return [];
        return [Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024];
      } catch {
        return []; // it has ended
      }
    });

/** Looks at these processes every few ms until it is stopped; answers the most that one of them has taken, in MiB. */
export function watchDrawing(everyMs = 25): { readonly stop: () => number } {
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, ...peaksOfDrawing());
  };
  const looking = setInterval(look, everyMs);
  return {
    stop() {
      clearInterval(looking);
      look();
      return peak;
    },
  };
}
