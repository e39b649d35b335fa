/** Where a buyer has put a file on the drawing of a box or sticker, in mm from the upper left corner of the drawing's cut. */
export interface ChosenPlace {
  /** Clockwise. */
  readonly turn: (typeof quarterTurns)[number];
  /** The upper left corner of the file as it lies. */
  readonly x: number;
  readonly y: number;
  /** How long the file is as it lies; its width follows from its proportions. */
  readonly length: number;
}

export const quarterTurns = [0, 90, 180, 270] as const;

/** A file may be longer than a drawing, of which only a part is then printed; in mm. */
export const chosenLength = { least: 1, most: 5_000 } as const;

/**
 * The place as one text, such as `90 -12.5 30 200` for turn, x, y and length, because it travels with the file's token
 * through addresses, carts and orders. In tenths of a millimetre, like all that is cut.
 */
export const writePlace = ({ turn, x, y, length }: ChosenPlace): string =>
  [turn, ...[x, y, length].map(tenths)].join(' ');

/** Null for a text that is no place. */
export function readPlace(text: string): ChosenPlace | null {
  if (!/^\d+( -?\d{1,4}(\.\d)?){3}$/.test(text)) return null;
  const [turned, x = 0, y = 0, length = 0] = text.split(' ').map(Number);
  const turn = quarterTurns.find((each) => each === turned);
  if (turn === undefined || length < chosenLength.least || length > chosenLength.most) return null;
  return { turn, x, y, length };
}

const tenths = (millimetres: number): number => Math.round(millimetres * 10) / 10;

/** How large a file is on the drawing: as it lies, and along its own sides. */
export function sizeInPlace({ turn, length }: Pick<ChosenPlace, 'turn' | 'length'>, ratio: number) {
  const isOnSide = turn % 180 === 90;
  const width = isOnSide ? length * ratio : length / ratio;
  return { lying: { length, width }, own: isOnSide ? { length: width, width: length } : { length, width } };
}

type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number];

/**
 * The file in its place, before the check has answered: in mm of the drawing, with the matrix from the file to it.
 *
 * @param ratio length of the file divided by its width
 */
export function laidInPlace(place: ChosenPlace, ratio: number) {
  const { own, lying } = sizeInPlace(place, ratio);
  const { x, y } = place;
  const matrices: Record<ChosenPlace['turn'], Matrix> = {
    0: [1, 0, 0, 1, x, y],
    90: [0, 1, -1, 0, x + lying.length, y],
    180: [-1, 0, 0, -1, x + lying.length, y + lying.width],
    270: [0, -1, 1, 0, x, y + lying.width],
  };
  return { ...own, matrix: matrices[place.turn] };
}
