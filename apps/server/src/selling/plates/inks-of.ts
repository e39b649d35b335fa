import { processInks } from '@boxwright/preflight';
import type { PageReading } from '@boxwright/print-files';

/** The inks that a file is printed in: colours of screens are converted to those of the process. */
export const inksOf = ({ inks, colours }: PageReading): readonly string[] =>
  colours.some((family) => family === 'RGB' || family === 'Lab') ? [...processInks, ...inks] : inks;
