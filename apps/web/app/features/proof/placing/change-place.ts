import { type ChosenPlace, chosenLength, quarterTurns, readPlace, sizeInPlace, writePlace } from '@boxwright/contract';
import type { FlatWork } from '../flat-work.ts';
import type { PlacedFile } from '../place-artwork.ts';
import type { Move } from './use-drag.ts';

/** What a picture is put on, and its length divided by its width. */
export interface Placing {
  readonly work: Pick<FlatWork, 'length' | 'width' | 'bleed'>;
  readonly ratio: number;
}

/** Turned by quarters, clockwise, around its middle. */
export const turned = (place: ChosenPlace, quarters: 1 | -1, placing: Placing): ChosenPlace => {
  const turn = quarterTurns.at((quarterTurns.indexOf(place.turn) + quarters) % 4) ?? 0;
  const { lying } = sizeInPlace(place, placing.ratio);
  return around(place, { turn, length: lying.width }, placing);
};

/** Larger or smaller around its middle. */
export const scaled = (place: ChosenPlace, factor: number, placing: Placing): ChosenPlace =>
  around(place, { turn: place.turn, length: place.length * factor }, placing);

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

/** The drawing with its bleed is covered by the picture, in its middle. */
export const covering = ({ turn }: Pick<ChosenPlace, 'turn'>, placing: Placing): ChosenPlace => {
  const { length, width, bleed } = placing.work;
  const shape = sizeInPlace({ turn, length: 1 }, placing.ratio).lying;
  return inTheMiddle(turn, Math.max(length + 2 * bleed, (width + 2 * bleed) / shape.width), placing);
};

/** The whole picture is on the drawing, in its middle. */
export const whole = ({ turn }: Pick<ChosenPlace, 'turn'>, placing: Placing): ChosenPlace => {
  const shape = sizeInPlace({ turn, length: 1 }, placing.ratio).lying;
  return inTheMiddle(turn, Math.min(placing.work.length, placing.work.width / shape.width), placing);
};

/** A place as it can be kept: in tenths of a millimetre, of a possible size, and with a part of it on the drawing. */
export const kept = (place: ChosenPlace, { work, ratio }: Placing): ChosenPlace => {
  const shape = sizeInPlace({ turn: place.turn, length: 1 }, ratio).lying;
  const length = within(place.length, chosenLength.least, chosenLength.most / Math.max(1, shape.width));
  const x = within(place.x, -length, work.length);
  const y = within(place.y, -length * shape.width, work.width);
  return readPlace(writePlace({ turn: place.turn, x, y, length })) ?? place;
};

/** Where a file begins whose buyer takes it in hand: where it lies, as far as that is known and no mirror image. */
export const firstPlace = ({ length, width, matrix }: Omit<PlacedFile, 'isCertain'>, placing: Placing): ChosenPlace => {
  const [a, b, c, d, e, f] = matrix;
  if (a * d - b * c <= 0) return whole({ turn: 0 }, placing);
  const turn = quarterTurns[Math.round((Math.atan2(b, a) / Math.PI) * 2 + 4) % 4] ?? 0;
  const [right, down] = [a * length + c * width, b * length + d * width];
  return kept({ turn, x: e + Math.min(0, right), y: f + Math.min(0, down), length: Math.abs(right) }, placing);
};

const around = (place: ChosenPlace, next: Pick<ChosenPlace, 'turn' | 'length'>, placing: Placing): ChosenPlace => {
  const [before, after] = [sizeInPlace(place, placing.ratio).lying, sizeInPlace(next, placing.ratio).lying];
  const x = place.x + (before.length - after.length) / 2;
  const y = place.y + (before.width - after.width) / 2;
  return kept({ ...next, x, y }, placing);
};

const inTheMiddle = (turn: ChosenPlace['turn'], length: number, placing: Placing): ChosenPlace => {
  const { width } = sizeInPlace({ turn, length }, placing.ratio).lying;
  const { work } = placing;
  return kept({ turn, length, x: (work.length - length) / 2, y: (work.width - width) / 2 }, placing);
};

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
