import { asc, eq, isNotNull } from 'drizzle-orm';
import type { DbOrTx } from '../../connect.ts';
import type { City, Country, State } from '../../rows.ts';
import { cities, countries, pincodes, states } from '../../schema/places.ts';
import { first } from '../equal-to.ts';

export function listCountries(db: DbOrTx): Promise<Country[]> {
  return db.select().from(countries).orderBy(asc(countries.name));
}

export function listStates(db: DbOrTx, countryId: number): Promise<State[]> {
  return db.select().from(states).where(eq(states.countryId, countryId)).orderBy(asc(states.name));
}

/** India's states, with their codes in GST. */
export async function listGstStates(db: DbOrTx): Promise<{ id: number; name: string; code: string }[]> {
  const rows = await db
    .select({ id: states.id, name: states.name, code: states.gstCode })
    .from(states)
    .where(isNotNull(states.gstCode));
  return rows.flatMap(({ code, ...state }) => (code === null ? [] : [{ ...state, code }]));
}

export function listCities(db: DbOrTx, stateId: number): Promise<City[]> {
  return db.select().from(cities).where(eq(cities.stateId, stateId)).orderBy(asc(cities.name));
}

export interface PincodePlace {
  pincode: string;
  district: string;
  state: State;
  city: City | null;
}

/** The place of a pincode; undefined if it isn't in the data set. */
export async function findPincode(db: DbOrTx, pincode: string): Promise<PincodePlace | undefined> {
  return first(
    await db
      .select({ pincode: pincodes.pincode, district: pincodes.district, state: states, city: cities })
      .from(pincodes)
      .innerJoin(states, eq(states.id, pincodes.stateId))
      .leftJoin(cities, eq(cities.id, pincodes.cityId))
      .where(eq(pincodes.pincode, pincode)),
  );
}

/** A city with its state and country, to check that ids in a request belong together. */
export async function findCity(
  db: DbOrTx,
  cityId: number,
): Promise<{ city: City; state: State; country: Country } | undefined> {
  return first(
    await db
      .select({ city: cities, state: states, country: countries })
      .from(cities)
      .innerJoin(states, eq(states.id, cities.stateId))
      .innerJoin(countries, eq(countries.id, states.countryId))
      .where(eq(cities.id, cityId)),
  );
}
