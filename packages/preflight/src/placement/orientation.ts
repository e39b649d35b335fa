import type { Matrix, Size } from '@boxwright/print-files';

/** How a file lies on the drawing: turned clockwise, and seen in a mirror before. */
export interface Orientation {
  readonly turn: 0 | 90 | 180 | 270;
  readonly isMirrored: boolean;
}

/** The usual one first. */
export const orientations: readonly Orientation[] = [
  ...([0, 90, 180, 270] as const).map((turn) => ({ turn, isMirrored: false })),
  ...([270, 180, 90, 0] as const).map((turn) => ({ turn, isMirrored: true })),
];

/** The size of the drawing as the file shows it. */
export const turnedSize = ({ length, width }: Size, { turn }: Orientation): Size =>
  turn % 180 === 0 ? { length, width } : { length: width, width: length };

/** From the drawing to the file, both from their upper left corners. */
export function turnedBy({ length, width }: Size, { turn, isMirrored }: Orientation): Matrix {
  const turned: Record<Orientation['turn'], Matrix> = {
    0: [1, 0, 0, 1, 0, 0],
    90: [0, 1, -1, 0, width, 0],
    180: [-1, 0, 0, -1, length, width],
    270: [0, -1, 1, 0, 0, length],
  };
  const [a, b, c, d, e, f] = turned[turn];
  // First in a mirror: x becomes length - x.
  return isMirrored ? [-a, -b, c, d, a * length + e, b * length + f] : turned[turn];
}

/** Back from where a matrix leads. */
export function inverseOf([a, b, c, d, e, f]: Matrix): Matrix {
  const area = a * d - b * c;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}
