import { defineConfig } from 'vitest/config';

// Journeys in real Chromium against the real server. One at a time: they share two cores with a browser and PostgreSQL.
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
