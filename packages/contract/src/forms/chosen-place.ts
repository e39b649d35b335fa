/** Where a buyer has put a file on the drawing of a box or sticker, in mm from the upper left corner of the drawing's cut. */
export interface ChosenPlace {
  /** Clockwise. */
  readonly turn: (typeof quarterTurns)[number];
  /** The upper left corner of the file as it lies. */
  readonly x: number;
  readonly y: number;
  /** How long the file is as it lies; its width follows from its proportions. */
  readonly length: number;
  /** The part of the file that is shown and printed; absent where that is all of it. */
  readonly crop?: Crop | undefined;
}

/** A part of a file, from its upper left corner as it is upright, in shares of its length and width. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const quarterTurns = [0, 90, 180, 270] as const;

/** Less of a file isn't shown on purpose; a share of its length and of its width. */
export const leastShown = 0.01;
/** In what a share of a file is written, so that the smallest step isn't seen in print. */
const shares = 10_000;

/** A file may be longer than a drawing, of which only a part is then printed; in mm. */
export const chosenLength = { least: 1, most: 5_000 } as const;

/**
 * The place as one text, such as `90 -12.5 30 200` for turn, x, y and length, because it travels with the file's token
 * through addresses, carts and orders. In tenths of a millimetre, like all that is cut. What is shown of the file
 * follows in ten-thousandths, its left, top, right and bottom, where that isn't all of it.
 */
export const writePlace = ({ turn, x, y, length, crop }: ChosenPlace): string => {
  const sides = crop ? sidesOf(crop).map((side) => Math.round(side * shares)) : [];
  return [turn, ...[x, y, length].map(tenths), ...(sides.join(' ') === all ? [] : sides)].join(' ');
};

/** No place is longer. */
export const longestPlace = 60;

const all = `0 0 ${shares} ${shares}`;
const sidesOf = ({ left, top, right, bottom }: Crop): number[] => [left, top, right, bottom];

/** Null for a text that is no place. */
export function readPlace(text: string): ChosenPlace | null {
  if (!/^\d+( -?\d{1,4}(\.\d)?){3}(( \d{1,5}){4})?$/.test(text)) return null;
  const [turned, x = 0, y = 0, length = 0, ...sides] = text.split(' ').map(Number);
  const turn = quarterTurns.find((each) => each === turned);
  if (turn === undefined || length < chosenLength.least || length > chosenLength.most) return null;
  if (sides.length === 0) return { turn, x, y, length };
  const [left = 0, top = 0, right = 0, bottom = 0] = sides.map((side) => side / shares);
  const isPart = right - left >= leastShown && bottom - top >= leastShown && right <= 1 && bottom <= 1;
  return isPart ? { turn, x, y, length, crop: { left, top, right, bottom } } : null;
}

const tenths = (millimetres: number): number => Math.round(millimetres * 10) / 10;

/** How large a file is on the drawing: as it lies, and along its own sides. */
export function sizeInPlace({ turn, length }: Pick<ChosenPlace, 'turn' | 'length'>, ratio: number) {
  const isOnSide = turn % 180 === 90;
  const width = isOnSide ? length * ratio : length / ratio;
  return { lying: { length, width }, own: isOnSide ? { length: width, width: length } : { length, width } };
}

/** A part of a file as the file lies, turned clockwise: from its upper left corner then. */
export function cropAsItLies({ left, top, right, bottom }: Crop, turn: ChosenPlace['turn']): Crop {
  const turned: Record<ChosenPlace['turn'], Crop> = {
    0: { left, top, right, bottom },
    90: { left: 1 - bottom, top: left, right: 1 - top, bottom: right },
    180: { left: 1 - right, top: 1 - bottom, right: 1 - left, bottom: 1 - top },
    270: { left: top, top: 1 - right, right: bottom, bottom: 1 - left },
  };
  return turned[turn];
}

/** What is shown of a file, on the drawing: all of it, or the part that its buyer has left. */
export function shownInPlace(place: ChosenPlace, ratio: number) {
  const { length, width } = sizeInPlace(place, ratio).lying;
  const { left, top, right, bottom } = cropAsItLies(place.crop ?? wholeFile, place.turn);
  return {
    x: place.x + left * length,
    y: place.y + top * width,
    length: (right - left) * length,
    width: (bottom - top) * width,
  };
}

export const wholeFile: Crop = { left: 0, top: 0, right: 1, bottom: 1 };

type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number];

/** A file in its own size, in mm, with the matrix from there to the drawing, and what is shown of it. */
export interface LaidFile {
  readonly length: number;
  readonly width: number;
  readonly matrix: Matrix;
  readonly crop?: Crop | undefined;
}

/**
 * The file in its place, before the check has answered: in mm of the drawing, with the matrix from the file to it.
 *
 * @param ratio length of the file divided by its width
 */
export function laidInPlace(place: ChosenPlace, ratio: number): LaidFile {
  const { own, lying } = sizeInPlace(place, ratio);
  const { x, y } = place;
  const matrices: Record<ChosenPlace['turn'], Matrix> = {
    0: [1, 0, 0, 1, x, y],
    90: [0, 1, -1, 0, x + lying.length, y],
    180: [-1, 0, 0, -1, x + lying.length, y + lying.width],
    270: [0, -1, 1, 0, x, y + lying.width],
  };
  return { ...own, matrix: matrices[place.turn], ...(place.crop && { crop: place.crop }) };
}
