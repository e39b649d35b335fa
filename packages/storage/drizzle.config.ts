// Read by drizzle-kit, which `npm run db:generate` downloads on demand because it's too big for every install.
// Paths are relative to the repository's root, where the command runs.
export default {
  dialect: 'postgresql',
  schema: './packages/storage/src/schema/all.ts',
  out: './packages/storage/migrations',
  casing: 'snake_case',
};
