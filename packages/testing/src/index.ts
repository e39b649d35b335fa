export * from './factories.ts';
export { type FakeClock, fakeClock } from './fakeClock.ts';
export { emptyDatabase, type FreshDatabase, freshDatabase } from './freshDatabase.ts';
