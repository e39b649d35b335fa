import type { Millimetres } from '../dieline.ts';

/**
 * How deep a tuck should be. 14 mm hold a lid of 150 mm; a longer one bows, so its tuck grows with it, to 19 mm at
 * 250 mm and 26.5 mm at 400 mm. That larger boxes need deeper tucks: Layered Paper Art, documentation of a reverse tuck
 * carton (2022); how much is our choice.
 */
export function usualTuck(length: Millimetres): Millimetres {
  return 14 + Math.max(0, length - 150) / 20;
}
