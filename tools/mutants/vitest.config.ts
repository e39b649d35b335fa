import { defineConfig } from 'vitest/config';

/** For tests of one room that need no database. */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    // One worker for all files that reach a mutant: to start a worker and to load the modules takes longer than the tests.
    isolate: false,
    setupFiles: ['tools/mutants/without-shrinking.ts'],
  },
});
