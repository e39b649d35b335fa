import { faultsOf } from '@boxwright/preflight';
import type { PageReading } from '@boxwright/print-files';
import { nothingElse, type Refused, refused } from './inspected.ts';

/**
 * The refusal of a file with all that is to be mended, so that nobody sends it again for each fault: the reasons, and
 * what is found in what could be read of it, each in a line of its own. How it lies on what is cut isn't
 * known before it is taken.
 *
 * @param reading absent for a file that couldn't be read on
 */
export function withAllFaults(reasons: readonly string[], reading: PageReading | undefined): Refused {
  const said = [...new Set(reasons)].map((text) => text.replace(` ${nothingElse}`, ''));
  if (!reading) return refused([...said, nothingElse].join('\n'));
  const faults = faultsOf(reading).map(({ text, mend }) => `– ${text} ${firstSentence(mend)}`);
  const found = faults.length === 0 ? [] : ['We also found, at the file’s own size:', ...faults];
  return refused([...said, ...found, 'Whether it fits what you order is checked once it can be taken.'].join('\n'));
}

/** What follows it tells of drawings, which a refused file hasn't. */
const firstSentence = (text: string): string => text.split(/(?<=\.) /)[0] ?? text;
