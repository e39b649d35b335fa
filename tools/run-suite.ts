import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, runProgram } from './command.ts';
import type { TestReport } from './test-report.ts';

const results = join(root, 'test-results');

/** What a suite came to. */
export interface SuiteResult {
  readonly passed: number;
  readonly failures: readonly string[];
}

/**
 * Runs vitest with these arguments. The files that fail, if they are few, are run once more; what passes then is named
 * as unreliable.
 */
export async function runSuite(
  name: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<SuiteResult> {
  const first = await runFiles(name, args, env);
  const wrong = first.files.filter(({ failures }) => failures.length > 0);
  // More of them are no accident.
  const isAgain = wrong.length > 0 && wrong.length <= 3;
  const paths = wrong.map(({ path }) => path);
  const again = isAgain ? await runFiles(`${name}-again`, [...args, ...paths], env) : { files: wrong, outside: [] };
  const files = [...first.files.filter((file) => !wrong.includes(file)), ...again.files];
  const firstTries = [...files.flatMap(({ unreliable }) => unreliable), ...(isAgain ? failuresOf(wrong) : [])];
  for (const failure of firstTries) console.log(`Failed on the first try: ${failure}`);
  return {
    passed: files.reduce((total, { passed }) => total + passed, 0),
    failures: [...failuresOf(files), ...first.outside, ...again.outside],
  };
}

const failuresOf = (files: TestReport['files']): string[] => files.flatMap(({ failures }) => failures);

async function runFiles(name: string, args: readonly string[], env: Record<string, string>): Promise<TestReport> {
  mkdirSync(results, { recursive: true });
  const file = join(results, `${name}.json`);
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', `--reporter=${join(import.meta.dirname, 'test-report.ts')}`];
  const code = await runProgram('vitest', ['run', ...args, ...reporters], { env: { ...env, TEST_REPORT: file } });
  const report: TestReport = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { files: [], outside: [] };
  const isTold = report.outside.length > 0 || failuresOf(report.files).length > 0;
  const untold = code !== 0 && !isTold ? [`vitest ended with ${code}: see its messages above`] : [];
  return { ...report, outside: [...report.outside, ...untold] };
}
