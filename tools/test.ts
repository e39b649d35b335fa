import { withoutThoseOfTheNight } from '@boxwright/testing/by-night';
import { isThorough } from '@boxwright/testing/thorough';
import { changedTests } from './changed-tests.ts';
import { runChecks } from './checks.ts';
import { testBrowserPath } from './chromium.ts';
import { runSuite, type SuiteResult } from './run-suite.ts';
import { installSystemPackage, which } from './system-packages.ts';
import { buildWebIfStale } from './web-build.ts';

const [option, since] = process.argv.slice(2);
if (option !== undefined && option !== '--changed') {
  throw new Error(
    `npm test knows no “${option}”: it runs everything, or with “-- --changed main” what differs from main.`,
  );
}
const chosen = option === undefined ? { unit: undefined, journeys: undefined } : changedTests(since);

// One after the other: each suite keeps two processors busy, and both at once take longer than their sum, because
// processes, databases and browsers crowd each other out. The build comes first: unit tests look at built pages too.
const checking = runChecks();
// Installed beside them where it is missing, and a pooler for tests of the night, without which they are skipped and say it.
const pooler = isThorough && which('pgbouncer') === undefined ? installSystemPackage('pgbouncer') : Promise.resolve();
const browser = pooler.then(() => (chosen.journeys?.length === 0 ? '' : testBrowserPath()));
browser.catch(() => undefined); // the journeys say why
const isBuilt = await buildWebIfStale();
await pooler;
const checks = await checking;
const unit = await runChosen('unit', 'vitest.config.ts', chosen.unit);
const journeys = await runJourneys();

// Repeated at the end, where it is found without searching.
for (const name of checks.failed) console.error(`Check failed: ${name}`);
const failures = [...unit.failures, ...journeys.failures];
for (const failure of failures) console.error(`Failed: ${failure}`);
const failed = checks.failed.length + failures.length;
process.exitCode = failed === 0 ? 0 : 1;
console.log(`${checks.passed + unit.passed + journeys.passed} passed, ${failed} failed`);

/** These files; or all, but for those of the night. */
function runChosen(name: string, config: string, files?: readonly string[], env = {}): Promise<SuiteResult> {
  if (files?.length === 0) return Promise.resolve({ passed: 0, failures: [] });
  const all = isThorough ? {} : withoutThoseOfTheNight;
  return runSuite(name, ['--config', config, ...(files ?? [])], files ? env : { ...env, ...all });
}

/** Tests that can't run count as failed: nothing is skipped silently. */
async function runJourneys(): Promise<SuiteResult> {
  try {
    if (!isBuilt) throw new Error('The web app could not be built; the messages above say why.');
    const env = { CHROMIUM_PATH: await browser };
    return await runChosen('journeys', 'e2e/vitest.config.ts', chosen.journeys, env);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { passed: 0, failures: [`The browser tests could not run: ${text}`] };
  }
}
