import { leftToNight } from '@boxwright/testing/by-night';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Without durations of an earlier run, vitest begins with the largest file. This one is small and takes long: as the last
 * one it would run alone.
 */
class LongPagesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isFirst = ({ moduleId }: TestSpecification) => moduleId.endsWith('/pages.test.ts');
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}

// Journeys in real Chromium against the real server. Two files at a time, each with its own browser, many with one
// shop together (`sharedShop`): while one waits (for network idle, a timer, a start), the other uses the processor.
export default defineConfig({
  // Its own, because somebody may run unit tests at the same time.
  cacheDir: 'node_modules/.vite-e2e',
  test: {
    include: ['e2e/*.test.ts'],
    exclude: [...configDefaults.exclude, ...leftToNight],
    globalSetup: ['e2e/prepared-shop.ts'],
    maxWorkers: 2,
    sequence: { sequencer: LongPagesFirst },
    // Node loads the modules itself, without Vite.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // A worker keeps the modules it has loaded, of which Playwright is the largest.
    isolate: false,
    // They end what never comes. A busy machine takes ten times as long as a quiet one, and breaks no promise by that.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
