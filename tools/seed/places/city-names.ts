import type { CitySource } from './sources.ts';

/**
 * Letters only, so that "Bail-Hongal" matches "Bail Hongal"; a suffix in brackets as in "Mandvi (Surat)" is removed.
 */
export function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/\(.*?\)/g, '')
    .replace(/[^a-z]/g, '');
}

/** The same with variants of transliteration normalised: Tiruvallur is Thiruvallur, Kanniyakumari Kanyakumari. */
export function levelledName(name: string): string {
  return plainName(name)
    .replace(/zh/g, 'l')
    .replace(/([bcdgjkpst])h+/g, '$1')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/w/g, 'v')
    .replace(/y/g, 'i')
    .replace(/(.)\1/g, '$1');
}

const degree = 111; // kilometres of a degree of latitude

/** Rough distance in kilometres, good enough to distinguish a neighbour from a namesake. */
export function distance(a: CitySource, b: CitySource): number {
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(a.latitude - b.latitude, east) * degree;
}

export type FindCity = (stateId: number, name: string) => CitySource | undefined;

/**
 * Finds cities by state and name, exact spelling first, then normalised. Of two cities with the same name, the one
 * without a district in brackets is preferred.
 */
export function cityFinder(cities: readonly CitySource[]): FindCity {
  const exact = new Map<string, CitySource>();
  const levelled = new Map<string, CitySource>();
  const byLength = cities.toSorted((a, b) => a.name.length - b.name.length || a.id - b.id);
  for (const city of byLength) {
    const exactKey = `${city.stateId}/${plainName(city.name)}`;
    const levelledKey = `${city.stateId}/${levelledName(city.name)}`;
    if (!exact.has(exactKey)) exact.set(exactKey, city);
    if (!levelled.has(levelledKey)) levelled.set(levelledKey, city);
  }
  return (stateId, name) =>
    exact.get(`${stateId}/${plainName(name)}`) ?? levelled.get(`${stateId}/${levelledName(name)}`);
}
