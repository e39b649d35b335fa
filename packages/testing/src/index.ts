export { eventually } from './eventually.ts';
export * from './factories.ts';
export { type FakeClock, fakeClock } from './fake-clock.ts';
export { fillTables } from './fill-tables.ts';
export { emptyDatabase, type FreshDatabase, freshDatabase, type Preparation } from './fresh-database.ts';
export { type Caller, type Race, type RaceAnswer, type RaceShop, tryAtOnce } from './races/race.ts';
export { ownPlace } from './races/race-buyer.ts';
export { races } from './races/races.ts';
export { scratchFolder } from './scratch-folder.ts';
