import { LRUCache } from 'lru-cache';

/** Limits the worker-thread time of each source (a token bucket). Counted in this process's memory. */
export interface Allowance {
  /** Whole seconds until this source may run another task; 0 when it may now. */
  waitOf(source: string): number;
  /** Subtracts a task's duration in ms from what the source has left; the result may be negative. */
  charge(source: string, ms: number): void;
}

interface Account {
  readonly left: number;
  readonly at: number;
}

/** More sources than send requests in a minute. An evicted source starts again with its whole allowance. */
const maxAccounts = 20_000;

/**
 * Gives every source `msPerMinute` ms of work. A source may use it all at once; it refills evenly over a minute.
 * `clock` is monotonic, in milliseconds.
 */
export function openAllowance(msPerMinute: number, clock: () => number = () => performance.now()): Allowance {
  // By source. Only emptied by evicting the least recently used source.
  const accounts = new LRUCache<string, Account>({ max: maxAccounts });
  const leftOf = (source: string): number => {
    const known = accounts.get(source);
    return known ? Math.min(msPerMinute, known.left + ((clock() - known.at) * msPerMinute) / 60_000) : msPerMinute;
  };
  return {
    waitOf(source) {
      const left = leftOf(source);
      return left > 0 ? 0 : Math.floor((-left * 60) / msPerMinute) + 1;
    },
    charge(source, ms) {
      accounts.set(source, { left: leftOf(source) - ms, at: clock() });
    },
  };
}
