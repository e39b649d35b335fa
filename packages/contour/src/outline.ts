/** A closed line: points one after the other, the last one joined to the first. */
export interface Loop {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

const [upperLeft, upperRight, lowerRight, lowerLeft] = [1, 2, 4, 8];
type Direction = 'up' | 'right' | 'down' | 'left';

/** Where the line leaves a square, by the corners that are inside; the inside is on the line's right. */
const exits: { readonly [corners: number]: Direction } = {
  1: 'left',
  2: 'up',
  3: 'left',
  4: 'right',
  6: 'up',
  7: 'left',
  8: 'down',
  9: 'down',
  11: 'down',
  12: 'right',
  13: 'right',
  14: 'up',
};

/**
 * The outer edge of the region of positive values, clockwise: marching squares with points interpolated between grid
 * points. The region is in one piece and doesn't reach the edge of the grid; its holes are passed over.
 *
 * @throws RangeError if no value is positive
 */
export function outlineOf(values: Float32Array, columns: number): Loop {
  let first = 0;
  while (first < values.length && (values[first] ?? 0) <= 0) first += 1;
  if (first === values.length) throw new RangeError('There is nothing to go round.');
  // The square whose lower right corner is the first point inside: none of its other corners is inside.
  const start = first - columns - 1;
  const [xs, ys]: [number[], number[]] = [[], []];
  let at = start;
  let going: Direction = 'right';
  do {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    const a = values[at] ?? 0;
    const b = values[at + 1] ?? 0;
    const c = values[at + columns + 1] ?? 0;
    const d = values[at + columns] ?? 0;
    going = leave(a, b, c, d, going);
    if (going === 'up') {
      xs.push(x + a / (a - b));
      ys.push(y);
      at -= columns;
    } else if (going === 'right') {
      xs.push(x + 1);
      ys.push(y + b / (b - c));
      at += 1;
    } else if (going === 'down') {
      xs.push(x + d / (d - c));
      ys.push(y + 1);
      at += columns;
    } else {
      xs.push(x);
      ys.push(y + a / (a - d));
      at -= 1;
    }
  } while (at !== start);
  return { xs, ys };
}

/** The values of the corners are clockwise from the upper left. */
function leave(a: number, b: number, c: number, d: number, going: Direction): Direction {
  const corners =
    (a > 0 ? upperLeft : 0) | (b > 0 ? upperRight : 0) | (c > 0 ? lowerRight : 0) | (d > 0 ? lowerLeft : 0);
  const exit = exits[corners];
  if (exit) return exit;
  // Two opposite corners are inside: the middle decides whether they are joined.
  const isJoined = a + b + c + d > 0;
  if (corners === (upperLeft | lowerRight)) return (going === 'down') === isJoined ? 'right' : 'left';
  return (going === 'left') === isJoined ? 'down' : 'up';
}
