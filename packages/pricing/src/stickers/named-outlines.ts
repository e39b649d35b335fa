export type OutlinePoint = readonly [x: number, y: number];
/** Ends of a line, or control points and end of a curve. */
export type OutlineSegment = readonly [OutlinePoint] | readonly [OutlinePoint, OutlinePoint, OutlinePoint];

/** A closed outline of lines and cubic curves; y points down. */
export type Outline = { readonly start: OutlinePoint; readonly segments: readonly OutlineSegment[] };

/** Control points of a quarter of a circle, from its ends. */
const round = 0.5 * (1 - 0.5523);

const ellipse: Outline = {
  start: [0, 0.5],
  segments: [
    [
      [0, round],
      [round, 0],
      [0.5, 0],
    ],
    [
      [1 - round, 0],
      [1, round],
      [1, 0.5],
    ],
    [
      [1, 1 - round],
      [1 - round, 1],
      [0.5, 1],
    ],
    [
      [round, 1],
      [0, 1 - round],
      [0, 0.5],
    ],
  ],
};

export const rectangle: Outline = { start: [0, 0], segments: [[[1, 0]], [[1, 1]], [[0, 1]]] };

/** The shapes' outlines in fractions of the sticker's length and width; each touches all four sides. */
export const namedOutlines: Readonly<Record<string, Outline>> = {
  round: ellipse,
  oval: ellipse,
  rectangle,
  hexagon: { start: [0, 0.5], segments: [[[0.25, 0]], [[0.75, 0]], [[1, 0.5]], [[0.75, 1]], [[0.25, 1]]] },
  heart: {
    start: [0.5, 0.22],
    segments: [
      [
        [0.44, 0.08],
        [0.35, 0],
        [0.25, 0],
      ],
      [
        [0.11, 0],
        [0, 0.11],
        [0, 0.28],
      ],
      [
        [0, 0.56],
        [0.3, 0.74],
        [0.5, 1],
      ],
      [
        [0.7, 0.74],
        [1, 0.56],
        [1, 0.28],
      ],
      [
        [1, 0.11],
        [0.89, 0],
        [0.75, 0],
      ],
      [
        [0.65, 0],
        [0.56, 0.08],
        [0.5, 0.22],
      ],
    ],
  },
  /** Represents the contour of the buyer's own picture. */
  'die-cut': {
    start: [0.3, 0.06],
    segments: [
      [
        [0.42, -0.02],
        [0.58, -0.02],
        [0.68, 0.08],
      ],
      [
        [0.76, 0.16],
        [0.9, 0.12],
        [0.96, 0.26],
      ],
      [
        [1.02, 0.4],
        [1.01, 0.52],
        [0.93, 0.62],
      ],
      [
        [0.86, 0.71],
        [0.9, 0.84],
        [0.78, 0.93],
      ],
      [
        [0.66, 1.02],
        [0.54, 1.0],
        [0.44, 0.93],
      ],
      [
        [0.34, 0.86],
        [0.2, 0.94],
        [0.1, 0.82],
      ],
      [
        [0, 0.7],
        [-0.01, 0.56],
        [0.06, 0.44],
      ],
      [
        [0.12, 0.34],
        [0.14, 0.16],
        [0.3, 0.06],
      ],
    ],
  },
};
