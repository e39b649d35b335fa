/**
 * Whether this run tries everything. `npm test` tries a sample of what differs only in kind of file, screen or address,
 * and `npm run nightly thorough` runs the same tests with all of it.
 */
export const isThorough = process.env['THOROUGH'] === 'true';

/** Of many that prove the same, the first and each further `every`th, or all of them in a thorough run. */
export const sampleOf = <T>(all: readonly T[], every: number): readonly T[] =>
  isThorough ? all : all.filter((_, index) => index % every === 0);

/**
 * How often a property is tried with random values: a sixth as often by day as in a thorough run. Each run draws other
 * values, so that what one misses the next ones find.
 */
export const runs = (atNight: number): number => (isThorough ? atNight : Math.ceil(atNight / 6));
