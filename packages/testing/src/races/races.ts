import { cashRaces } from './cash-races.ts';
import { priceRaces } from './price-races.ts';
import type { Race } from './race.ts';

/** Every pair in which each side decides by what the other changes; decision 92 says how each is kept apart. */
export const races: readonly Race[] = [...priceRaces, ...cashRaces];
