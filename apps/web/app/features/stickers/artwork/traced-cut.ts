import type { SheetPlace } from '@boxwright/dieline';
import type { OutlineSize } from '@boxwright/pricing';

/** All points of a traced cut's path, including control points, as pairs of coordinates. */
const pointsOf = (path: string): readonly (readonly [x: number, y: number])[] => {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, place) => [
    numbers[2 * place] ?? 0,
    numbers[2 * place + 1] ?? 0,
  ]);
};

/** How far a traced cut reaches to the lower right: the largest sum of the coordinates of its points. */
export const reachOfCut = (path: string): number => Math.max(...pointsOf(path).map(([x, y]) => x + y));

/**
 * A traced cut ('M … C … Z', absolute) as a path with relative commands, like those of `outlinePath`. It lies in the
 * middle of the sticker's place and starts from the place's upper left corner.
 */
export const relativeCut = (
  { path, length, width }: OutlineSize & { readonly path: string },
  size: OutlineSize,
  turn: SheetPlace['turn'],
): string => {
  const [right, down] = [(size.length - length) / 2, (size.width - width) / 2];
  const [start, ...ends] = pointsOf(path).map(([x, y]) => turnedPoint(right + x, down + y, size, turn));
  if (start === undefined) return '';
  let from = start;
  const moves = Array.from({ length: ends.length / 3 }, (_, place) => {
    const curve = ends.slice(3 * place, 3 * place + 3);
    const text = curve.map(([x, y]) => `${fine(x - from[0])} ${fine(y - from[1])}`).join(' ');
    from = curve.at(-1) ?? from;
    return `c${text}`;
  });
  return `m${fine(start[0])} ${fine(start[1])}${moves.join('')}z`;
};

/** A point of a sticker's place, where it lies when the place is turned clockwise. */
const turnedPoint = (x: number, y: number, size: OutlineSize, turn: SheetPlace['turn']): readonly [number, number] =>
  ({
    0: [x, y] as const,
    90: [size.width - y, x] as const,
    180: [size.length - x, size.width - y] as const,
    270: [y, size.length - x] as const,
  })[turn];

const fine = (length: number): number => Math.round(length * 100) / 100;
