import type { Millimetres } from '@boxwright/dieline';

/**
 * The board that a box needs, by GOST 12303-80, "Packs of paperboard, paper and composite materials. General
 * specifications", appendix 2 (recommended). It has a table by the pack's capacity and one by the packed product's
 * mass, each with ranges of thickness; the lower end of a range is the minimum used here. Both tables continue with box
 * board above the coated folding boards.
 */
export const boardStandard = 'GOST 12303-80';

/** Up to this capacity or mass, a board of at least this thickness. */
type Row = readonly [upTo: number, least: Millimetres];

/** Table 1, by capacity in cm³. */
const byCapacity: readonly Row[] = [
  [1000, 0.3],
  [2000, 0.4],
  [3000, 0.5],
  [4000, 0.6],
  [5000, 0.7],
  [6000, 0.8],
  [20_000, 1],
];

/** Table 2, by mass in grams. */
const byMass: readonly Row[] = [
  [250, 0.3],
  [500, 0.4],
  [1000, 0.5],
  [1400, 0.6],
  [1700, 0.7],
  [2000, 0.8],
  [4000, 1],
];

export interface AdvisedCaliper {
  /** The least thickness of the board in mm; null if the standard has no pack for such contents. */
  readonly least: Millimetres | null;
  /** The table that requires it; the mass, if both do. */
  readonly by: 'capacity' | 'mass';
}

/**
 * How thick the board of a box must be.
 *
 * @param capacity room in the box, cm³
 * @param mass weight of the contents of one box, g; null while it isn't known, so that only the capacity counts
 */
export function adviseCaliper(capacity: number, mass: number | null): AdvisedCaliper {
  const [forCapacity, forMass] = [leastIn(byCapacity, capacity), mass === null ? 0 : leastIn(byMass, mass)];
  const least = Math.max(forCapacity, forMass);
  return { least: Number.isFinite(least) ? least : null, by: forMass === least ? 'mass' : 'capacity' };
}

/**
 * The lightest board of each kind that is thick enough, in the order of the list; none if no board is.
 *
 * @param boards `name` is a board's kind; grammage in g/m², thickness in mm
 */
export function lightestBoards<
  Board extends { readonly name: string; readonly gsm: number; readonly caliper: Millimetres },
>(boards: readonly Board[], { least }: Pick<AdvisedCaliper, 'least'>): readonly Board[] {
  const enough = boards.filter(({ caliper }) => least !== null && caliper >= least);
  return enough.filter((board) => enough.every(({ name, gsm }) => name !== board.name || gsm >= board.gsm));
}

const leastIn = (table: readonly Row[], amount: number): Millimetres =>
  table.find(([upTo]) => amount <= upTo)?.[1] ?? Number.POSITIVE_INFINITY;
