import {
  type ChosenPlace,
  type Crop,
  cropAsItLies,
  leastShown,
  quarterTurns,
  shownInPlace,
  sizeInPlace,
  wholeFile,
} from '@boxwright/contract';
import { kept, type Placing } from './change-place.ts';
import type { Move } from './use-drag.ts';

export const cropSides = ['left', 'top', 'right', 'bottom'] as const;
export type CropSide = (typeof cropSides)[number];

/** How much of a picture isn't shown at each side, as it lies, in tenths of a millimetre. */
export function cutOffOf(place: ChosenPlace, { ratio }: Placing): Record<CropSide, number> {
  const { length, width } = sizeInPlace(place, ratio).lying;
  const { left, top, right, bottom } = cropAsItLies(place.crop ?? wholeFile, place.turn);
  return {
    left: tenths(left * length),
    top: tenths(top * width),
    right: tenths((1 - right) * length),
    bottom: tenths((1 - bottom) * width),
  };
}

/** Shows less or more of a picture at one of its sides, as it lies; never nothing, and never more than there is. */
export function withCutOff(place: ChosenPlace, side: CropSide, by: number, placing: Placing): ChosenPlace {
  const { length, width } = sizeInPlace(place, placing.ratio).lying;
  const share = by / (side === 'left' || side === 'right' ? length : width);
  return withSides(place, { [side]: side === 'left' || side === 'top' ? share : 1 - share }, placing);
}

/** All of the picture is shown again. */
export const uncropped = ({ crop: _, ...place }: ChosenPlace, placing: Placing): ChosenPlace => kept(place, placing);

/**
 * As a pointer drags what is shown: from near a side or a corner it moves these, from the middle all of it over the
 * picture, which stays where it is.
 */
export function dragged(place: ChosenPlace, { right, down, about }: Move, placing: Placing): ChosenPlace {
  const { length, width } = sizeInPlace(place, placing.ratio).lying;
  const shown = shownInPlace(place, placing.ratio);
  const crop = cropAsItLies(place.crop ?? wholeFile, place.turn);
  const [across, along] = [thirdOf(about[0] - shown.x, shown.length), thirdOf(about[1] - shown.y, shown.width)];
  const isInMiddle = across === 'middle' && along === 'middle';
  const by = isInMiddle
    ? [within(right / length, -crop.left, 1 - crop.right), within(down / width, -crop.top, 1 - crop.bottom)]
    : [right / length, down / width];
  const [byRight = 0, byDown = 0] = by;
  return withSides(
    place,
    {
      ...((isInMiddle || across === 'first') && { left: crop.left + byRight }),
      ...((isInMiddle || across === 'last') && { right: crop.right + byRight }),
      ...((isInMiddle || along === 'first') && { top: crop.top + byDown }),
      ...((isInMiddle || along === 'last') && { bottom: crop.bottom + byDown }),
    },
    placing,
  );
}

/** Sides of the picture as it lies; a side that is dragged beyond the one across from it stays before that. */
function withSides(place: ChosenPlace, sides: Partial<Crop>, placing: Placing): ChosenPlace {
  const now = cropAsItLies(place.crop ?? wholeFile, place.turn);
  const next = { ...now, ...sides };
  const has = (side: CropSide) => side in sides;
  const left = has('left') ? within(next.left, 0, (has('right') ? 1 : now.right) - least) : next.left;
  const top = has('top') ? within(next.top, 0, (has('bottom') ? 1 : now.bottom) - least) : next.top;
  const right = has('right') ? within(next.right, left + least, 1) : next.right;
  const bottom = has('bottom') ? within(next.bottom, top + least, 1) : next.bottom;
  const back = quarterTurns.find((turn) => (turn + place.turn) % 360 === 0) ?? 0;
  return kept({ ...place, crop: cropAsItLies({ left, top, right, bottom }, back) }, placing);
}

/** So that rounding leaves enough of it. */
const least = leastShown * 1.02;

const thirdOf = (at: number, of: number): 'first' | 'middle' | 'last' => {
  if (at < of / 3) return 'first';
  return at > (2 * of) / 3 ? 'last' : 'middle';
};

const tenths = (millimetres: number): number => Math.round(millimetres * 10) / 10;
const within = (value: number, lowest: number, highest: number): number => Math.min(highest, Math.max(lowest, value));
