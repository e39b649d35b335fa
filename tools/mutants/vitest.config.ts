import { defineConfig } from 'vitest/config';

/** For tests of one room that need no database. */
export default defineConfig({ test: { testTimeout: 30_000 } });
