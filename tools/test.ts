import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from './checks.ts';
import { testBrowserPath } from './chromium.ts';
import { root, runProgram } from './command.ts';
import { installSystemPackage, which } from './system-packages.ts';
import { buildWebIfStale } from './web-build.ts';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const results = join(root, 'test-results');
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

async function runSuite(name: string, args: readonly string[], env: Record<string, string> = {}): Promise<Count> {
  const file = join(results, `${name}.json`);
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await runProgram('vitest', ['run', ...args, ...reporters], { env });
  return countOf(file, code);
}

/** vitest's own counts; a file that couldn't be loaded, or an error outside of tests, is a failure as well. */
function countOf(file: string, exitCode: number): Count {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport; // the format of vitest's JSON reporter
  for (const test of testResults.flatMap((one) => one.assertionResults)) {
    const [message] = test.failureMessages;
    if (test.status === 'failed') failures.push(`Failed: ${test.fullName}\n${message}`);
    else if (message) console.log(`Passed only on the second try, so it is unreliable: ${test.fullName}\n${message}`);
  }
  const unloaded = testResults.filter((one) => one.status === 'failed' && one.assertionResults.length === 0);
  for (const file of unloaded) failures.push(`Could not be loaded: ${file.name}\n${file.message}`);
  const told = numFailedTests + unloaded.length;
  if (told === 0 && exitCode !== 0) failures.push(`Failed outside of its tests; the messages above say how: ${file}`);
  return { passed: numPassedTests, failed: told === 0 && exitCode !== 0 ? 1 : told };
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly VitestFile[];
}

interface VitestFile {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly VitestResult[];
}

interface VitestResult {
  readonly fullName: string;
  readonly status: string;
  /** Of every try. */
  readonly failureMessages: readonly string[];
}
