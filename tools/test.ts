import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from './checks.ts';
import { testBrowserPath } from './chromium.ts';
import { root, runProgram } from './command.ts';
import { installSystemPackage, which } from './system-packages.ts';
import type { TestReport } from './test-report.ts';
import { buildWebIfStale } from './web-build.ts';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const results = join(root, 'test-results');
const nothing: TestReport = { passed: 0, failures: [], unreliable: [] };
mkdirSync(results, { recursive: true });

const counts: Count[] = [];
/** Said again at the end, where they are found without a search. */
const failures: string[] = [];
// Each of them uses one processor for most of its time.
const [checks, isBuilt] = await Promise.all([runChecks(), buildWebIfStale()]);
counts.push({ passed: checks.passed, failed: checks.failed.length });
failures.push(...checks.failed.map((name) => `Check failed: ${name}`));
// Without it the tests behind a pooler are skipped, which they say.
if (which('pgbouncer') === undefined) await installSystemPackage('pgbouncer');
counts.push(await runSuite('unit', ['--config', 'vitest.config.ts']));
counts.push(await runJourneys());

for (const failure of failures) console.error(failure);
const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
const failed = sum('failed');
process.exitCode = failed === 0 ? 0 : 1;
console.log(`${sum('passed')} passed, ${failed} failed`);

/** Tests that can't run count as failed: nothing is skipped silently. */
async function runJourneys(): Promise<Count> {
  try {
    if (!isBuilt) throw new Error('The web app could not be built; the messages above say why.');
    const env = { CHROMIUM_PATH: await testBrowserPath() };
    return await runSuite('journeys', ['--config', 'e2e/vitest.config.ts'], env);
  } catch (error) {
    console.error(`The browser tests could not run: ${error instanceof Error ? error.message : String(error)}`);
    return { passed: 0, failed: 1 };
  }
}

/** An error outside of tests is a failure as well, and so is a run without a report. */
async function runSuite(name: string, args: readonly string[], env: Record<string, string> = {}): Promise<Count> {
  const file = join(results, `${name}.json`);
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', `--reporter=${join(import.meta.dirname, 'test-report.ts')}`];
  const code = await runProgram('vitest', ['run', ...args, ...reporters], { env: { ...env, TEST_REPORT: file } });
  const report: TestReport = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : nothing;
  for (const test of report.unreliable) console.log(`Passed only on the second try, so it is unreliable: ${test}`);
  const untold =
    code !== 0 && report.failures.length === 0 ? [`vitest ended with ${code}: see its messages above`] : [];
  failures.push(...report.failures, ...untold);
  return { passed: report.passed, failed: report.failures.length + untold.length };
}
