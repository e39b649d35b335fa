import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'apps/server/src/**/*.test.ts',
      'apps/web/app/**/*.test.ts',
      'tools/**/*.test.ts',
    ],
    globalSetup: ['packages/testing/src/globalDatabase.ts'],
    maxWorkers: 2,
  },
});
