import { engineVersion } from '../engine-version.ts';
import type { CartonSpec } from './carton.ts';

/**
 * How a version of the engine laid boxes, so how the dies lie that were made for its prices: before 6.2.0 rows repeated,
 * and before 8.3.0 two blanks shared a sheet in the rows that were best for one of them alone.
 */
export function laidBy(version: string): CartonSpec['laid'] {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < 6 || (major === 6 && minor < 2)) return 'repeating';
  return major < 8 || (major === 8 && minor < 3) ? 'best-alone' : undefined;
}

/**
 * What this engine has to be asked for the price and the layouts that a version gave; null for a version that it can't
 * follow. Before 7.0.0 grain was free. Before 6.2.0 rows of blanks repeated. 5.0.0 rounded the total instead of the rate.
 * 4.3.0 laid each blank on a sheet of its own, too; it only drew anew, so boxes of revision 1 are those of 4.2.0.
 */
export function asPricedBy(version: string, spec: CartonSpec): CartonSpec | null {
  // 8.3.0 priced several designs in another way.
  if (version === engineVersion || version === '8.3.0') return spec;
  // An older die repeats its rows in later orders, too.
  const shared: CartonSpec = { ...spec, laid: spec.laid ?? 'best-alone' };
  // 8.2.0 priced several designs in another way; 7.1.0 and 8.1.0 laid stickers so, and 8.0.0 rounded the price of all.
  if (['8.2.0', '8.1.0', '8.0.0', '7.1.0', '7.0.0'].includes(version)) return shared;
  const free: CartonSpec = { ...shared, grain: 'free' };
  // 6.3.0 laid stickers in another way.
  if (version === '6.3.0' || version === '6.2.0') return free;
  const before: CartonSpec = { ...free, laid: 'repeating' };
  if (version === '6.1.0' || version === '6.0.0') return before;
  if (version === '5.0.0') return { ...before, rounded: 'total' };
  const isKnown = version === '4.3.0' || (version === '4.2.0' && spec.revision === 1);
  return isKnown ? { ...before, planned: 'apart', rounded: 'total' } : null;
}
