import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runProgram } from '../command.ts';
import type { Room } from './rooms.ts';

/** Stryker takes the patterns of what it must not copy. */
const without = (pattern: string) => (pattern.startsWith('!') ? pattern.slice(1) : `!${pattern}`);
const folder = 'test-results/mutants';

/** Stryker is large and rarely needed, so it is installed when it is used, outside the lock file. */
export const installStryker = async (): Promise<boolean> => {
  const programs = ['core', 'vitest-runner'].map((part) => `@stryker-mutator/${part}@10.1.1`);
  return (await runProgram('npm', ['install', '--no-save', ...programs], { cwd: root })) === 0;
};

/**
 * Tries the mutants of a room; false where its tests notice fewer than so many per cent. The reports, and what is known of
 * unchanged code, are in test-results/mutants.
 */
export async function runStryker(name: string, room: Room, lowestScore: number): Promise<boolean> {
  mkdirSync(join(root, folder), { recursive: true });
  const config = join(folder, `${name}.config.json`);
  const options = {
    mutate: room.files,
    ignorePatterns: ['**', ...['package.json', 'tsconfig.json', 'tools/mutants/*.ts', ...room.copied].map(without)],
    tempDirName: join(folder, 'sandbox'),
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tools/mutants/vitest.config.ts' },
    concurrency: 1,
    // Machines stall; a time-out by that must not count as a noticed mutant.
    timeoutMS: 8_000,
    incremental: true,
    incrementalFile: join(folder, `${name}.incremental.json`),
    reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
    clearTextReporter: { reportTests: false, logTests: false },
    htmlReporter: { fileName: join(folder, `${name}.html`) },
    jsonReporter: { fileName: join(folder, `${name}.json`) },
    // Types are checked by `npm run check`.
    disableTypeChecks: false,
    ignoreStatic: room.isWithoutTables ?? false,
    thresholds: { high: 95, low: lowestScore, break: lowestScore },
  };
  writeFileSync(join(root, config), JSON.stringify(options, null, 2));
  return (await runProgram('stryker', ['run', config], { cwd: root })) === 0;
}
