import { patterns } from '@boxwright/contract';
import { idIn } from '../../ids.ts';
import type { ServerApi } from '../../server-api.ts';
import { firstOf, type PlaceValues } from './address-values.ts';
import { cityOfPincode } from './places.ts';

/**
 * The address with state and city of its pincode, as its fields fill them in with JavaScript; an unknown pincode has the
 * chosen state, with its first city.
 */
export async function withPlace<Values extends PlaceValues>(api: ServerApi, values: Values): Promise<Values> {
  const found = patterns.pincode.test(values.pincode)
    ? await api.call('GetPincode', { pincode: values.pincode })
    : undefined;
  const place = found?.ok && found.value.stateId !== null ? found.value : null;
  const stateId = String(place?.stateId ?? values.stateId);
  const id = idIn(stateId);
  if (id === undefined) return values;
  const listed = await api.call('GetCity', { stateId: id });
  const cities = listed.ok ? listed.value : [];
  const isChosen = values.stateId === stateId && cities.some(({ value }) => String(value) === values.cityId);
  const filledIn = place === null ? firstOf(cities) : cityOfPincode(place, cities);
  return { ...values, stateId, cityId: isChosen ? values.cityId : filledIn };
}
