type Point = readonly [x: number, y: number];
/** Ends of a line, or control points and end of a curve. */
type Segment = readonly [Point] | readonly [Point, Point, Point];

/** A closed outline in fractions of the sticker's length and width; it touches all four sides. */
interface Outline {
  readonly start: Point;
  readonly segments: readonly Segment[];
}

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

const rectangle: Outline = { start: [0, 0], segments: [[[1, 0]], [[1, 1]], [[0, 1]]] };

const outlines: Readonly<Record<string, Outline>> = {
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
  /** Stands for the contour of the buyer's own picture. */
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

const outlineNamed = (name: string): Outline => outlines[name] ?? rectangle;

export interface OutlineSize {
  /** Horizontal, unless it is turned. */
  readonly length: number;
  readonly width: number;
}

/**
 * The outline as an SVG path from the current point, which is the upper left corner of its bounding box. With relative
 * commands, one path draws hundreds of stickers: `M x y` and this text for each.
 */
export const outlinePath = (name: string, { length, width }: OutlineSize, turned = false): string => {
  const place = ([x, y]: Point): Point => (turned ? [(1 - y) * width, x * length] : [x * length, y * width]);
  const { start, segments } = outlineNamed(name);
  let from = place(start);
  const moves = segments.map((segment) => {
    const ends = segment.map(place);
    const [x, y] = from;
    from = ends.at(-1) ?? from;
    const letter = ends.length === 1 ? 'l' : 'c';
    return `${letter}${ends.map((end) => `${fine(end[0] - x)} ${fine(end[1] - y)}`).join(' ')}`;
  });
  const [x, y] = place(start);
  return `m${fine(x)} ${fine(y)}${moves.join('')}z`;
};

/** How far the outline reaches to the lower right: the largest sum of the coordinates of a point on it. */
export const reachOf = (name: string, { length, width }: OutlineSize): number => {
  const sum = ([x, y]: Point) => x * length + y * width;
  const { start, segments } = outlineNamed(name);
  let from = start;
  return segments.reduce((most, segment) => {
    const end = segment.at(-1) ?? from;
    const [first, second] = segment;
    const middle = second === undefined ? sum(end) : (sum(from) + 3 * sum(first) + 3 * sum(second) + sum(end)) / 8;
    from = end;
    return Math.max(most, sum(end), middle);
  }, sum(start));
};

const fine = (length: number): number => Math.round(length * 1000) / 1000;
