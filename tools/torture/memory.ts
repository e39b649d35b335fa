import { readFileSync } from 'node:fs';

/** Memory limit for every process of the shop: less than the 700 MiB at which docs/OPERATIONS.md says to look. */
export const memoryCeilingMiB = 600;

/** Tracks the peak resident memory of a process and of its replacements. */
export class MemoryWatch {
  readonly #timer: NodeJS.Timeout;
  readonly #pid: () => number;
  #peakMiB = 0;

  constructor(pid: () => number) {
    this.#pid = pid;
    this.#timer = setInterval(() => this.look(), 250);
    this.#timer.unref();
  }

  /** The peak so far. */
  look(): number {
    this.#peakMiB = Math.max(this.#peakMiB, peakOf(this.#pid()));
    return this.#peakMiB;
  }

  stop(): number {
    clearInterval(this.#timer);
    return this.look();
  }
}

/** Peak resident memory from the kernel (VmHWM); 0 if the process has ended, or on other systems than Linux. */
const peakOf = (pid: number): number => {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};
