import { defineConfig } from 'drizzle-kit';

// Paths count from the repository's root, where `npm run db:generate` runs.
export default defineConfig({
  dialect: 'postgresql',
  schema: './packages/storage/src/schema/all.ts',
  out: './packages/storage/migrations',
  casing: 'snake_case',
});
