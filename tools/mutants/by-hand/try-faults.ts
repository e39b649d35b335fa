import { createVitest, type TestModule, type Vite } from 'vitest/node';
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
  const changing: Vite.Plugin = {
    name: 'fault',
    enforce: 'pre',
    transform(code, id) {
      if (id !== present?.path) return null;
      const { from, to } = present;
      return { code: code.replace(from, () => to), map: null };
    },
  };
  const vitest = await createVitest(
    'test',
    {
      root,
      // Without ours, whose projects wouldn't get the plugin.
      config: false,
      include: [...new Set(faults.map(({ test }) => findFile(test)))],
      globalSetup: ['packages/testing/src/global-database.ts'],
      // As the shop runs, and as `npm test` tries it.
      env: { NODE_ENV: 'production' },
      testTimeout: 600_000,
      hookTimeout: 600_000,
      watch: false,
      isolate: true,
      maxWorkers: 1,
      reporters: [{ onTestCaseResult: stopAtFailure }],
    },
    { plugins: [changing] },
  );
  let stopped: Promise<void> | undefined;
  function stopAtFailure(test: { ok(): boolean }): void {
    if (!test.ok()) stopped ??= vitest.cancelCurrentRun('test-failure');
  }
  const failuresOf = async (test: string): Promise<string[]> => {
    const path = findFile(test);
    const specifications = await vitest.globTestSpecifications([path]);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    // Until then it refuses the next run.
    await stopped;
    stopped = undefined;
    // Files of earlier runs are among them.
    const own = testModules.filter(({ moduleId }) => moduleId === path);
    return own.length === 0 ? ['It didn’t run.'] : [...own.flatMap(failuresIn), ...unhandledErrors.map(String)];
  };
  const unnoticed: Fault[] = [];
  try {
    for (const test of new Set(faults.map(({ test }) => test))) {
      const failures = await failuresOf(test);
      if (failures.length > 0) throw new Error(`${test} fails without a fault:\n${failures.join('\n')}`);
    }
    for (const fault of faults) {
      const path = findFile(fault.file, fault.from);
      present = { path, ...fault };
      vitest.invalidateFile(path);
      const isNoticed = (await failuresOf(fault.test)).length > 0;
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

/** What failed in a test file, with the first message of each. */
const failuresIn = (module: TestModule): string[] => [
  ...[...module.children.allTests('failed')].map((test) => `${test.fullName}: ${test.result().errors?.[0]?.stack}`),
  ...module.errors().map(({ message }) => message),
];
