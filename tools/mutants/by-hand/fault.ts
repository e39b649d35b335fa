/**
 * A fault made by hand, of the kinds that Stryker doesn't make: a condition of a query that is missing, a lock, a limit
 * that is one off, a value that isn't erased.
 */
export interface Fault {
  /** What goes wrong. */
  readonly what: string;
  /** Name of the file; of those with the same name the one that has the code, so that lists outlive a move. */
  readonly file: string;
  /** The code, which stands there once, and what takes its place. */
  readonly from: string;
  readonly to: string;
  /** Name of the test file that has to notice it. */
  readonly test: string;
}

/** The faults of one file that one test file has to notice. */
export const faults = (
  file: string,
  test: string,
  list: readonly (readonly [what: string, from: string, to: string])[],
): Fault[] => list.map(([what, from, to]) => ({ what, file, from, to, test }));
