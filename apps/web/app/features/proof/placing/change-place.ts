import {
  type ChosenPlace,
  chosenLength,
  type LaidFile,
  quarterTurns,
  readPlace,
  shownInPlace,
  sizeInPlace,
  writePlace,
} from '@boxwright/contract';
import type { FlatWork } from '../flat-work.ts';
import type { Move } from './use-drag.ts';

/** What a picture is put on, and its length divided by its width. */
export interface Placing {
  readonly work: Pick<FlatWork, 'length' | 'width' | 'bleed'>;
  readonly ratio: number;
}

/** Turned by quarters, clockwise, around the middle of what is shown of it. */
export const turned = (place: ChosenPlace, quarters: 1 | -1, placing: Placing): ChosenPlace => {
  const turn = quarterTurns.at((quarterTurns.indexOf(place.turn) + quarters) % 4) ?? 0;
  const { lying } = sizeInPlace(place, placing.ratio);
  return around(place, { ...place, turn, length: lying.width }, placing);
};

/** Larger or smaller around its middle. */
export const scaled = (place: ChosenPlace, factor: number, placing: Placing): ChosenPlace =>
  around(place, { ...place, length: place.length * factor }, placing);

/** As fingers move and spread it: what was between them stays between them. */
export const moved = (
  place: ChosenPlace,
  { right, down, zoom, about: [x, y] }: Move,
  placing: Placing,
): ChosenPlace => {
  const { length } = kept({ ...place, length: place.length * zoom }, placing);
  const factor = length / place.length;
  return kept(
    { ...place, length, x: x + (place.x - x) * factor + right, y: y + (place.y - y) * factor + down },
    placing,
  );
};

/** How a picture lies, wherever that is. */
type Lying = Pick<ChosenPlace, 'turn' | 'crop'>;

/** The drawing with its bleed is covered by what is shown of the picture, in its middle. */
export const covering = (lying: Lying, placing: Placing): ChosenPlace => {
  const { length, width, bleed } = placing.work;
  const shown = shapeOf(lying, placing);
  return inTheMiddle(lying, Math.max((length + 2 * bleed) / shown.length, (width + 2 * bleed) / shown.width), placing);
};

/** All that is shown of the picture is on the drawing, in its middle. */
export const whole = (lying: Lying, placing: Placing): ChosenPlace => {
  const shown = shapeOf(lying, placing);
  return inTheMiddle(lying, Math.min(placing.work.length / shown.length, placing.work.width / shown.width), placing);
};

/** What is shown of a picture as long as a millimetre. */
const shapeOf = ({ turn, crop }: Lying, { ratio }: Placing) =>
  shownInPlace({ turn, crop, x: 0, y: 0, length: 1 }, ratio);

/** A place as it can be kept: in tenths of a millimetre, of a possible size, and with a part of what is shown on the drawing. */
export const kept = (place: ChosenPlace, placing: Placing): ChosenPlace => {
  const { work, ratio } = placing;
  const shape = sizeInPlace({ turn: place.turn, length: 1 }, ratio).lying;
  const shown = shapeOf(place, placing);
  const length = within(place.length, chosenLength.least, chosenLength.most / Math.max(1, shape.width));
  const x = within(place.x, -length * (shown.x + shown.length), work.length - length * shown.x);
  const y = within(place.y, -length * (shown.y + shown.width), work.width - length * shown.y);
  return readPlace(writePlace({ ...place, x, y, length })) ?? place;
};

/** Where a file begins whose buyer takes it in hand: where it lies, as far as that is known and no mirror image. */
export const firstPlace = ({ length, width, matrix, crop }: LaidFile, placing: Placing): ChosenPlace => {
  const [a, b, c, d, e, f] = matrix;
  if (a * d - b * c <= 0) return whole({ turn: 0 }, placing);
  const turn = quarterTurns[Math.round((Math.atan2(b, a) / Math.PI) * 2 + 4) % 4] ?? 0;
  const [right, down] = [a * length + c * width, b * length + d * width];
  const corner = { x: e + Math.min(0, right), y: f + Math.min(0, down) };
  return kept({ turn, ...corner, length: Math.abs(right), ...(crop && { crop }) }, placing);
};

const around = (place: ChosenPlace, next: ChosenPlace, placing: Placing): ChosenPlace => {
  const before = shownInPlace(place, placing.ratio);
  return withMiddle(next, [before.x + before.length / 2, before.y + before.width / 2], placing);
};

const inTheMiddle = ({ turn, crop }: Lying, length: number, placing: Placing): ChosenPlace => {
  const { work } = placing;
  const place = { turn, x: 0, y: 0, length, ...(crop && { crop }) };
  return withMiddle(place, [work.length / 2, work.width / 2], placing);
};

/** With the middle of what is shown of it there. */
const withMiddle = (place: ChosenPlace, [x, y]: readonly [number, number], placing: Placing): ChosenPlace => {
  const shown = shownInPlace({ ...place, x: 0, y: 0 }, placing.ratio);
  return kept({ ...place, x: x - shown.x - shown.length / 2, y: y - shown.y - shown.width / 2 }, placing);
};

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
