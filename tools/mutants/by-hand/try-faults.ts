import { createVitest, type Plugin } from 'vitest/node';
import { root } from '../../command.ts';
import type { Fault } from './fault.ts';
import { findFile } from './find-file.ts';

/**
 * Tries faults one after the other: runs each one's test file with the code changed as it is loaded, so that no file is
 * written. One PostgreSQL serves all. Answers the faults that no test noticed.
 *
 * @throws Error when a test fails without a fault: it would seem to notice everything
 */
export async function tryFaults(faults: readonly Fault[]): Promise<Fault[]> {
  let present: { readonly path: string; readonly from: string; readonly to: string } | undefined;
  const changing: Plugin = {
    name: 'fault',
    enforce: 'pre',
    transform: (code, id) =>
      id === present?.path ? { code: code.replace(present.from, () => present?.to ?? ''), map: null } : null,
  };
  const options = { root, watch: false, isolate: true, maxWorkers: 1, bail: 1, reporters: [{}] };
  const vitest = await createVitest('test', options, { plugins: [changing] });
  const passes = async (test: string): Promise<boolean> => {
    await vitest.runTestSpecifications(await vitest.globTestSpecifications([findFile(test)]));
    return vitest.state.getFailedFilepaths().length === 0 && vitest.state.getUnhandledErrors().length === 0;
  };
  const unnoticed: Fault[] = [];
  try {
    for (const test of new Set(faults.map(({ test }) => test))) {
      if (!(await passes(test))) throw new Error(`${test} fails without a fault.`);
    }
    for (const fault of faults) {
      const path = findFile(fault.file, fault.from);
      present = { path, ...fault };
      vitest.invalidateFile(path);
      const isNoticed = !(await passes(fault.test));
      console.log(`${isNoticed ? 'noticed  ' : 'UNNOTICED'} ${fault.what} (${fault.file}, ${fault.test})`);
      if (!isNoticed) unnoticed.push(fault);
      present = undefined;
      vitest.invalidateFile(path);
    }
  } finally {
    await vitest.close();
  }
  return unnoticed;
}
