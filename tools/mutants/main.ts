import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runProgram } from '../command.ts';
import { rooms } from './rooms.ts';

/**
 * Mutation testing: changes one small thing of the code at a time (a mutant) and runs the tests that reach it. A mutant
 * that no test notices shows what is not tested. `npm run mutants` tries all rooms, `npm run mutants money orders` those
 * two. The reports, and what is known of unchanged code, are in test-results/mutants. Fails where the tests notice less
 * than 85 %. Stryker is large and rarely needed, so the command installs it first, outside the lock file.
 */
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(rooms, name));
if (unknown.length > 0) throw new Error(`No room "${unknown.join(', ')}": use ${Object.keys(rooms).join(', ')}.`);

const lowestScore = 85;
/** Stryker takes the patterns of what it must not copy. */
const without = (pattern: string) => (pattern.startsWith('!') ? pattern.slice(1) : `!${pattern}`);
const folder = 'test-results/mutants';
mkdirSync(join(root, folder), { recursive: true });
for (const [name, room] of Object.entries(rooms)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const config = join(folder, `${name}.config.json`);
  const options = {
    mutate: room.files,
    ignorePatterns: ['**', ...['package.json', 'tsconfig.json', 'tools/mutants/**', ...room.copied].map(without)],
    tempDirName: join(folder, 'sandbox'),
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tools/mutants/vitest.config.ts' },
    concurrency: 1,
    // Machines stall; a time-out by that must not count as a noticed mutant.
    timeoutMS: 30_000,
    incremental: true,
    incrementalFile: join(folder, `${name}.incremental.json`),
    reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
    clearTextReporter: { reportTests: false, logTests: false },
    htmlReporter: { fileName: join(folder, `${name}.html`) },
    jsonReporter: { fileName: join(folder, `${name}.json`) },
    // Types are checked by `npm run check`.
    disableTypeChecks: false,
    thresholds: { high: 95, low: lowestScore, break: lowestScore },
  };
  writeFileSync(join(root, config), JSON.stringify(options, null, 2));
  if ((await runProgram('stryker', ['run', config], { cwd: root })) !== 0) process.exitCode = 1;
}
