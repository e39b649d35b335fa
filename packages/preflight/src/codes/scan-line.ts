import type { Point } from '@boxwright/print-files';
import type { Rgb } from '../raster.ts';
import type { Code } from './code.ts';

/** Along the middle of a code: 0 at its left end, 1 at its right; less and more are beyond it. */
export function scanLine(
  { corners }: Code,
  shift = 0,
): { readonly at: (share: number) => Point; readonly length: number } {
  const [a = [0, 0], b = a, c = b, d = a] = corners;
  const low = 0.5 + shift;
  const from: Point = [a[0] + (d[0] - a[0]) * low, a[1] + (d[1] - a[1]) * low];
  const to: Point = [b[0] + (c[0] - b[0]) * low, b[1] + (c[1] - b[1]) * low];
  return {
    at: (share) => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share],
    length: Math.hypot(to[0] - from[0], to[1] - from[1]),
  };
}

/** How much red light a colour gives back, 0 to 1: scanners in shops shine red. */
export const redness = ([red]: Rgb): number => {
  const share = red / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
