export * from './factories.ts';
export { type FakeClock, fakeClock } from './fake-clock.ts';
export { fillTables } from './fill-tables.ts';
export { emptyDatabase, type FreshDatabase, freshDatabase, type Preparation } from './fresh-database.ts';
