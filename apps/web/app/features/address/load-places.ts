import { type Choice, india } from '@boxwright/contract';
import { idIn } from '../../ids.ts';
import type { ServerApi } from '../../server-api.ts';
import { cityOfPincode, type Places } from './places.ts';

/**
 * Loads the lists of an address form that begins with the state that `begin` picks. If they can't be loaded, the form
 * still shows, and the server reports what is missing.
 */
export const loadPlaces = async (
  api: ServerApi,
  begin: (states: readonly Choice[]) => string = () => '',
): Promise<Places> => {
  const [countries, found] = await Promise.all([
    api.call('GetCountry', {}),
    api.call('GetState', { countryId: india }),
  ]);
  const states = found.ok ? found.value : [];
  const stateId = begin(states);
  return { countries: countries.ok ? countries.value : [], states, stateId, cities: await citiesOf(api, stateId) };
};

/** The lists of an address form that begins with a pincode, and the state and city that the pincode fills in. */
export const loadPlacesOf = async (api: ServerApi, pincode: string | null) => {
  const found = pincode === null ? undefined : await api.call('GetPincode', { pincode });
  const place = found?.ok ? found.value : null;
  const places = await loadPlaces(api, () => String(place?.stateId ?? ''));
  const cityId = place === null ? '' : cityOfPincode(place, places.cities);
  return { places, begins: { stateId: places.stateId, cityId } };
};

/** The cities of a state; empty for no state, or if they can't be loaded. */
const citiesOf = async (api: ServerApi, stateId: string): Promise<readonly Choice[]> => {
  const id = idIn(stateId);
  if (id === undefined) return [];
  const cities = await api.call('GetCity', { stateId: id });
  return cities.ok ? cities.value : [];
};
