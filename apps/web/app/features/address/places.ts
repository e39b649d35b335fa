import type { Choice, Output } from '@boxwright/contract';
import { useEffect, useState } from 'react';
import { call } from '../../api.ts';

/** The lists of an address form. */
export interface Places {
  readonly countries: readonly Choice[];
  readonly states: Output<'GetState'>;
  /** The state that the form begins with; '' for none. Cities of other states are loaded when one is chosen. */
  readonly stateId: string;
  readonly cities: readonly Choice[];
}

const citiesByState = new Map<string, readonly Choice[]>();

/** Cities of a state, cached until the page is reloaded; empty if they can't be loaded. */
export const loadCities = async (stateId: string): Promise<readonly Choice[]> => {
  const known = citiesByState.get(stateId);
  if (known !== undefined || stateId === '') return known ?? [];
  const result = await call('GetCity', { stateId: Number(stateId) });
  if (!result.ok) return [];
  citiesByState.set(stateId, result.value);
  return result.value;
};

/** Cities of the chosen state; null while they are loading. The page has those of its first state already. */
export const useCities = (stateId: string, own: Pick<Places, 'stateId' | 'cities'>): readonly Choice[] | null => {
  const [loaded, setLoaded] = useState(own);
  const isKnown = stateId === own.stateId && own.cities.length > 0;
  useEffect(() => {
    if (isKnown) return;
    let current = true;
    void loadCities(stateId).then((cities) => current && setLoaded({ stateId, cities }));
    return () => {
      current = false;
    };
  }, [stateId, isKnown]);
  if (stateId === '') return [];
  if (isKnown) return own.cities;
  return loaded.stateId === stateId ? loaded.cities : null;
};

export type PincodePlace = Output<'GetPincode'>;

const placeByPincode = new Map<string, PincodePlace | null>();

/** The place of a complete pincode; null if it's unknown or can't be loaded, so that people choose themselves. */
export const loadPincode = async (pincode: string): Promise<PincodePlace | null> => {
  const known = placeByPincode.get(pincode);
  if (known !== undefined) return known;
  const result = await call('GetPincode', { pincode });
  if (!result.ok) return null;
  const place = result.value.stateId === null ? null : result.value;
  placeByPincode.set(pincode, place);
  return place;
};

/** The city of a pincode: the stored one, else the one with the district's name; '' if there is none. */
export const cityOfPincode = (place: PincodePlace, cities: readonly Choice[]): string => {
  if (place.cityId !== null && cities.some((city) => city.value === place.cityId)) return String(place.cityId);
  const namesake = cities.find((city) => city.label.toLowerCase() === place.district.toLowerCase());
  return namesake ? String(namesake.value) : '';
};
