import { type BoxLimits, boxRules, firstBroken } from '@boxwright/contract';
import { type BoxChoice, names } from '../../features/configurator/box-choice.ts';

/** In the address of a box that was posted and refused, with what refused it. */
export const refusedName = 'refused';

/** The rules of the form; or the shop, which can't say why in an address. */
export type Refused = 'rules' | 'shop';

const byTheShop = 'This box could not be put into the cart. Please try again, or write to us.';

/**
 * Why the posted box was refused; null if none was. The terms are never in an address, so they come last; a line that
 * is changed has them already.
 */
export function refusalOf(given: URLSearchParams, choice: BoxChoice, limits: BoxLimits): string | null {
  const refused = given.get(refusedName);
  if (refused === null) return null;
  if (refused !== ('rules' satisfies Refused)) return byTheShop;
  return firstBroken(boxRules(limits), { ...choice, terms: given.has(names.line) })?.text ?? byTheShop;
}
