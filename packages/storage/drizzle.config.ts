// Read by drizzle-kit, which `npm run db:generate` fetches when it is wanted: it's too big for every install.
// Paths count from the repository's root, where the command runs.
export default {
  dialect: 'postgresql',
  schema: './packages/storage/src/schema/all.ts',
  out: './packages/storage/migrations',
  casing: 'snake_case',
};
