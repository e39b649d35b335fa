/** How much time the work of one source may take. Sources are counted in this process's memory. */
export interface Allowance {
  /** Whole seconds until this source may ask again; 0 when it may now. */
  waitOf(source: string): number;
  /** Takes what a piece of work took, in ms, off what the source has left; the last one may overdraw it. */
  charge(source: string, ms: number): void;
}

interface Account {
  readonly left: number;
  readonly at: number;
}

/** More sources than come in a minute; who is forgotten has everything left, as has who never came. */
const mostAccounts = 20_000;

/**
 * Gives every source `msAMinute` of work: all of it at once if it likes, and it comes back evenly over a minute. `clock`
 * tells milliseconds that never go back.
 */
export function openAllowance(msAMinute: number, clock: () => number = () => performance.now()): Allowance {
  const accounts = new Map<string, Account>();
  const leftOf = (source: string): number => {
    const known = accounts.get(source);
    return known ? Math.min(msAMinute, known.left + ((clock() - known.at) * msAMinute) / 60_000) : msAMinute;
  };
  return {
    waitOf(source) {
      const left = leftOf(source);
      return left > 0 ? 0 : Math.floor((-left * 60) / msAMinute) + 1;
    },
    charge(source, ms) {
      const left = leftOf(source) - ms;
      // Taken out and put back, it is the newest: the first is the one that asked for nothing longest.
      accounts.delete(source);
      accounts.set(source, { left, at: clock() });
      const [oldest] = accounts.keys();
      if (accounts.size > mostAccounts && oldest !== undefined) accounts.delete(oldest);
    },
  };
}
