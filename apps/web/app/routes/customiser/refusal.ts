import { type BoxLimits, boxRules, firstBroken } from '@boxwright/contract';
import type { BoxChoice } from '../../features/configurator/box-choice.ts';

/** In the address of a box that was posted and refused. */
export const refusedName = 'refused';

const somethingElse = 'This box could not be put into the cart. Please try again, or write to us.';

/** Why the posted box was refused; null if none was. The terms are never in an address, so they come last. */
export const refusalOf = (given: URLSearchParams, choice: BoxChoice, limits: BoxLimits): string | null =>
  given.has(refusedName) ? (firstBroken(boxRules(limits), { ...choice, terms: false })?.text ?? somethingElse) : null;
