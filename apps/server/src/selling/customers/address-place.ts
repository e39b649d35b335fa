import { fail, india, ok, pincodeElsewhere, type Result } from '@boxwright/contract';
import { type Db, findCity, findPincode, statesOfPincode } from '@boxwright/storage';
import { openPromiseCache } from '../../process/cache/promise-cache.ts';

/** Cities by id. Places come with the shop and don't change, so nothing empties it; unknown ids aren't kept. */
const cities = openPromiseCache<number, Awaited<ReturnType<typeof findCity>>>(
  { max: 2_000 },
  (city) => city !== undefined,
);
const cityOf = (db: Db, cityId: number) => cities.get(cityId, () => findCity(db, cityId));

/** States by pincode, kept in the same way. */
const states = openPromiseCache<string, Awaited<ReturnType<typeof statesOfPincode>>>(
  { max: 25_000 },
  ({ length }) => length > 0,
);

interface AskedPlace {
  readonly countryId: number | null;
  readonly stateId: number | null;
  readonly cityId: number | null;
  readonly pincode: string;
}

type Place = { readonly countryId: number; readonly stateId: number; readonly cityId: number };

/** Returns the chosen city, checked against state and country, or the pincode's city if none was chosen. */
export async function placeOf(db: Db, input: AskedPlace): Promise<Result<Place>> {
  if ((input.countryId ?? india) !== india) return fail('invalid', 'Please select country', { field: 'countryId' });
  const cityId = input.cityId ?? (await findPincode(db, input.pincode))?.city?.id;
  const found = cityId === undefined ? undefined : await cityOf(db, cityId);
  if (input.stateId === null && !found) return fail('invalid', 'Please enter state', { field: 'stateId' });
  if (!found || found.country.id !== india || (input.stateId ?? found.state.id) !== found.state.id) {
    return fail('invalid', 'Please enter city', { field: 'cityId' });
  }
  const elsewhere = await refuseOtherState(db, input.pincode, found.state.id);
  return elsewhere ?? ok({ countryId: india, stateId: found.state.id, cityId: found.city.id });
}

/** Tax follows the state and delivery the pincode, so they mustn't contradict each other. */
async function refuseOtherState(db: Db, pincode: string, stateId: number): Promise<Result<never> | undefined> {
  const [state, another] = await states.get(pincode, () => statesOfPincode(db, pincode));
  // A new pincode, or one whose neighbours lie in several states, is taken as it is.
  if (state === undefined || another !== undefined || state.id === stateId) return undefined;
  return fail('invalid', pincodeElsewhere(pincode, state.name), { field: 'pincode' });
}
