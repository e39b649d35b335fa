import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, runProgram } from './command.ts';
import { quarantined } from './quarantine.ts';
import type { TestReport } from './test-report.ts';

const results = join(root, 'test-results');

/** The result of a suite. */
export interface SuiteResult {
  readonly passed: number;
  readonly failures: readonly string[];
}

/** Runs vitest with these arguments, once. Only a failure of a test that is {@link quarantined} doesn't count as one. */
export async function runSuite(
  name: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<SuiteResult> {
  const { files, outside } = await runFiles(name, args, env);
  const failures = files.flatMap((file) => file.failures);
  const isExcused = (failure: string) => quarantined.some((test) => failure.startsWith(`${test}\n`));
  for (const failure of failures.filter(isExcused)) console.log(`Failed in quarantine: ${failure}`);
  return {
    passed: files.reduce((total, { passed }) => total + passed, 0),
    failures: [...failures.filter((failure) => !isExcused(failure)), ...outside],
  };
}

async function runFiles(name: string, args: readonly string[], env: Record<string, string>): Promise<TestReport> {
  mkdirSync(results, { recursive: true });
  const file = join(results, `${name}.json`);
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', `--reporter=${join(import.meta.dirname, 'test-report.ts')}`];
  const code = await runProgram('vitest', ['run', ...args, ...reporters], {
    env: { ...env, TEST_REPORT: file },
    // Each line says whose it is.
    label: name,
  });
  const report: TestReport = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { files: [], outside: [] };
  const isReported = report.outside.length > 0 || report.files.some(({ failures }) => failures.length > 0);
  const unreported = code !== 0 && !isReported ? [`vitest ended with ${code}: see its messages above`] : [];
  return { ...report, outside: [...report.outside, ...unreported] };
}
