import { india } from '@boxwright/contract';
import type { ServerApi } from '../../server-api.ts';

/** The lists of an address form. Without them it still shows, and the server says what it misses. */
export const loadPlaces = async (api: ServerApi) => {
  const [countries, states] = await Promise.all([
    api.call('GetCountry', {}),
    api.call('GetState', { countryId: india }),
  ]);
  return { countries: countries.ok ? countries.value : [], states: states.ok ? states.value : [] };
};
