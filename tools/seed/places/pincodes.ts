import { cityFinder, distance } from './city-names.ts';
import { districtOfOffice, seatOfDistrict } from './districts.ts';
import type { CitySource, OfficeSource } from './sources.ts';
import { stateOfOffice } from './states.ts';

export interface DistrictRow {
  readonly stateId: number;
  readonly name: string;
  /** The town used in addresses of the district if nothing closer is known. */
  readonly city: CitySource | undefined;
}

export interface PincodeRow {
  readonly pincode: string;
  readonly district: DistrictRow;
  readonly city: CitySource | undefined;
}

/** Cities whose addresses name the city and never the quarter, by the first digits of their pincodes. */
const metros: ReadonlyArray<readonly [RegExp, number, string]> = [
  [/^110/, 4021, 'Delhi'],
  [/^160/, 4031, 'Chandigarh'],
  [/^400[01]/, 4008, 'Mumbai'],
  [/^5000/, 4012, 'Hyderabad'],
  [/^560/, 4026, 'Bengaluru'],
  [/^600/, 4035, 'Chennai'],
  [/^700/, 4853, 'Kolkata'],
];

/** The most frequent value; on a tie the alphabetically first, so that the result is deterministic. */
function commonest(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0]?.[0];
}

const isBranch = (office: OfficeSource) => /\bB\.O\b/.test(office.officeName);

/** Head offices before sub offices, each in alphabetical order. */
const headFirst = (a: string, b: string) => Number(b.includes('H.O')) - Number(a.includes('H.O')) || (a < b ? -1 : 1);

/**
 * The offices that determine a pincode's place: its head and sub offices, because a branch office may be across a state
 * border. Branch offices count only if there is no other.
 */
function leadingOffices(offices: readonly OfficeSource[]): readonly OfficeSource[] {
  const leading = offices.filter((office) => !isBranch(office));
  return leading.length > 0 ? leading : offices;
}

/** "Ambattur S.O" is at Ambattur, "Coimbatore North" and "Khammam (Urban)" are parts of the town. */
const townOf = (name: string) =>
  name.replace(/\s*\b[GHSB]\.O\b.*$/, '').replace(/\s+(North|South|East|West|City|Town|Urban|Rural)$/i, '');

/** A pincode's town is within its district, so towns farther from the district's headquarters are ignored. */
const districtReach = 110; // kilometres

/**
 * One row per pincode, sorted: its state, its district, and the city of our list that addresses there use, if one is
 * found: a metropolis by prefix, else the town of its head or sub office, else its taluk, else the district's
 * headquarters.
 */
export function gatherPincodes(offices: readonly OfficeSource[], cities: readonly CitySource[]): PincodeRow[] {
  const find = cityFinder(cities);
  const districts = new Map<string, DistrictRow>();

  const districtOf = (stateId: number, name: string): DistrictRow => {
    const key = `${stateId}/${name}`;
    const known = districts.get(key);
    if (known) return known;
    const district = { stateId, name, city: find(stateId, seatOfDistrict.get(key) ?? name) };
    districts.set(key, district);
    return district;
  };

  const cityOf = (pincode: string, district: DistrictRow, leading: readonly OfficeSource[]) => {
    const metro = metros.find(([prefix, stateId]) => stateId === district.stateId && prefix.test(pincode));
    if (metro) return find(district.stateId, metro[2]);
    const taluk = commonest(leading.map((office) => office.taluk).filter((name) => name !== 'NA'));
    const names = leading.filter((office) => !isBranch(office)).map((office) => office.officeName);
    for (const name of [...names.toSorted(headFirst), taluk ?? '']) {
      const city = find(district.stateId, townOf(name));
      if (city && (!district.city || distance(city, district.city) <= districtReach)) return city;
    }
    return district.city;
  };

  return [...Map.groupBy(offices, (office) => office.pincode)]
    .map(([pincode, all]) => {
      const stateId = Number(commonest(leadingOffices(all).map((office) => String(stateOfOffice(office)))));
      const inState = all.filter((office) => stateOfOffice(office) === stateId);
      const leading = leadingOffices(inState);
      const district = districtOf(stateId, commonest(leading.map((office) => districtOfOffice(office))) ?? '');
      return { pincode, district, city: cityOf(pincode, district, leading) };
    })
    .sort((a, b) => Number(a.pincode) - Number(b.pincode));
}
