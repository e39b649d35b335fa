import { leftToNight } from '@boxwright/testing/by-night';
import { configDefaults, defineConfig } from 'vitest/config';
import { operationShapesPlugin } from './apps/web/operation-shapes-plugin.ts';

/** Tests of hooks, which open a page without a browser. */
const screens = ['apps/web/app/**/use-*.test.ts'];

export default defineConfig({
  test: {
    globalSetup: ['packages/testing/src/global-database.ts'],
    maxWorkers: 2,
    // Each test opens a shop or draws boxes: with Node's young generation of 16 MB a quarter of the time is collecting garbage.
    // And each 64 MB of pixels and files would have it collect the whole heap, however large that is.
    execArgv: ['--max-semi-space-size=64', '--external-memory-accounted-in-global-limit'],
    // They end what never comes. A busy machine takes ten times as long as a quiet one, and breaks no promise by that.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    // A worker keeps the modules it has loaded: most test files of the server import all of it.
    isolate: false,
    // One after the other, because a worker belongs to one of them: among the others’ files each would cost a worker its modules.
    projects: [
      {
        extends: true,
        plugins: [operationShapesPlugin()],
        test: {
          name: 'screens',
          include: screens,
          environment: 'happy-dom',
          setupFiles: ['apps/web/app/testing/fresh-page.ts'],
          expect: { poll: { timeout: 10_000, interval: 2 } },
          sequence: { groupOrder: 0 },
          maxWorkers: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['apps/web/{app,content}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...screens],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['packages/*/{src,seed}/**/*.test.ts', 'apps/server/src/**/*.test.ts', 'tools/**/*.test.ts'],
          // A package of its own, see its README.
          exclude: [...configDefaults.exclude, 'tools/imagery/**', ...leftToNight],
          // As the shop runs: React's development build takes twice as long to render the pages that these tests open.
          env: { NODE_ENV: 'production' },
          // Node loads their modules itself, as it does the server's: Vite would transform each for each worker.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
