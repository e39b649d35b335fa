import { india } from '@boxwright/contract';
import type { ServerApi } from '../../server-api.ts';

/**
 * The lists of an address form. If they can't be loaded, the form still shows, and the server reports what is missing.
 */
export const loadPlaces = async (api: ServerApi) => {
  const [countries, states] = await Promise.all([
    api.call('GetCountry', {}),
    api.call('GetState', { countryId: india }),
  ]);
  return { countries: countries.ok ? countries.value : [], states: states.ok ? states.value : [] };
};
