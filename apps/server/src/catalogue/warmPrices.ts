import { setImmediate as turn } from 'node:timers/promises';
import type { Services } from '../services.ts';
import { currentCatalogue } from './catalogue.ts';
import { fromPrice } from './fromPrice.ts';

/**
 * Works out the shop's "from" prices before the first visitor asks: laying a hundred boxes out on five sheets takes
 * half a second in all. Between two categories everybody else has a turn.
 */
export async function warmPrices(services: Pick<Services, 'db' | 'now'>): Promise<void> {
  const catalogue = await currentCatalogue(services);
  for (const category of catalogue.categories) {
    await turn();
    fromPrice(catalogue, category);
  }
}
