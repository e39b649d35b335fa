import { defineConfig } from 'vitest/config';

// Takes too long for the suite, so it runs in `npm run nightly`.
export default defineConfig({
  test: {
    include: ['e2e/nightly/*.test.ts'],
    globalSetup: ['e2e/prepared-shop.ts'],
    maxConcurrency: 2,
    hookTimeout: 120_000,
  },
});
