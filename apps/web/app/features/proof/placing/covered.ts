import { type ChosenPlace, shownInPlace } from '@boxwright/contract';
import type { Placing } from './change-place.ts';

/**
 * Says at which sides what is shown of a picture ends before the drawing's bleed; empty where it covers all of it. A
 * place stays in its mm when the size of the goods changes, so a picture that covered them may cover them no longer.
 */
export const coveredWords = (place: ChosenPlace, { ratio, work }: Placing): string => {
  const { x, y, length, width } = shownInPlace(place, ratio);
  const { bleed } = work;
  const sides = Object.entries({
    left: x + bleed,
    top: y + bleed,
    right: work.length + bleed - x - length,
    bottom: work.width + bleed - y - width,
  }).flatMap(([side, missing]) => (missing > rounding ? [side] : []));
  if (sides.length === 0) return '';
  const last = sides.at(-1);
  const named = sides.length === 1 ? last : `${sides.slice(0, -1).join(', ')} and ${last}`;
  return sides.length === 4
    ? 'It doesn’t cover the drawing: something is left bare at every side.'
    : `It doesn’t cover the drawing with its bleed: something is left bare at the ${named}.`;
};

/** In mm: corner and length are kept in tenths, so that two sides may each miss by as much. */
const rounding = 0.25;
