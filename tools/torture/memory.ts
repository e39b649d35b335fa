import { readFileSync } from 'node:fs';

/** What every process of the shop may take. */
export const memoryCeilingMiB = 400;

/** Follows the most memory that a process, and each that takes its place, ever had resident. */
export class MemoryWatch {
  readonly #timer: NodeJS.Timeout;
  readonly #pid: () => number;
  #peakMiB = 0;

  constructor(pid: () => number) {
    this.#pid = pid;
    this.#timer = setInterval(() => this.look(), 250);
    this.#timer.unref();
  }

  /** The most so far. */
  look(): number {
    this.#peakMiB = Math.max(this.#peakMiB, peakOf(this.#pid()));
    return this.#peakMiB;
  }

  stop(): number {
    clearInterval(this.#timer);
    return this.look();
  }
}

/** The high-water mark that the kernel keeps of a process; 0 where it is gone, or where the kernel isn't Linux. */
const peakOf = (pid: number): number => {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};
