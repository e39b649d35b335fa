/** Maps (x, y) to (a x + c y + e, b x + d y + f), as PDF and SVG write it. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + b * i,
  a * h + b * j,
  c * g + d * i,
  c * h + d * j,
  e * g + f * i + k,
  e * h + f * j + l,
];

export const mapped = ([a, b, c, d, e, f]: Matrix, [x, y]: readonly [number, number]): readonly [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** How long the sides of the unit square become. */
export const sidesOf = ([a, b, c, d]: Matrix): readonly [number, number] => [Math.hypot(a, b), Math.hypot(c, d)];

/** Six numbers as a matrix; undefined for anything else. */
export function matrixOf(numbers: readonly unknown[]): Matrix | undefined {
  const found = numbers.filter((number) => typeof number === 'number' && Number.isFinite(number));
  return found.length === 6 && numbers.length === 6 ? (numbers as unknown as Matrix) : undefined; // counted and typed above
}
