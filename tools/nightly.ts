import { join } from 'node:path';
import { testBrowserPath } from './chromium.ts';
import { root, runProgram } from './command.ts';
import { tryContainer } from './container.ts';
import { buildWebIfStale } from './web-build.ts';

/**
 * What the suite has no time for: all its tests with every file, screen and address of which it tries a sample, and the
 * files that it leaves out (`by-night.ts`); the promises of drawings and prices with far more random boxes; every control
 * of every page, used before its scripts; the container, built and started; the package that makes the pictures. `npm run
 * nightly presses` runs only that one.
 */
const parts = {
  thorough: () => runProgram('npm', ['test'], { env: { THOROUGH: 'true' } }),
  drawings: () => runProgram('node', ['packages/dieline/nightly.ts']),
  prices: () => runProgram('node', ['packages/pricing/nightly.ts']),
  presses: async () => {
    if (!(await buildWebIfStale())) return 1;
    const env = { CHROMIUM_PATH: await testBrowserPath() };
    return runProgram('vitest', ['run', '--config', 'e2e/nightly/vitest.config.ts'], { env });
  },
  container: tryContainer,
  imagery: () => runProgram('npm', ['run', 'check'], { cwd: join(root, 'tools/imagery') }),
};

const asked = process.argv[2];
const chosen = Object.entries(parts).filter(([name]) => asked === undefined || name === asked);
if (chosen.length === 0) throw new Error(`There is no part “${asked}”: use one of ${Object.keys(parts).join(', ')}.`);
for (const [, run] of chosen) process.exitCode = (await run()) || process.exitCode || 0;
