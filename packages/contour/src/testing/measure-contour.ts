import type { Contour, Picture } from '../contour.ts';

export type Point = readonly [x: number, y: number];

/** Points of a path in its own units, dense enough to represent it; reads only the SVG text. */
export function sampled(path: string, steps = 12): Point[] {
  const [start, ...curves] = path
    .replace(/Z$/, '')
    .split('C')
    .map((part) => part.replace('M', '').split(' ').map(Number));
  const points: Point[] = [];
  let [x, y] = start ?? [];
  for (const [bx = 0, by = 0, cx = 0, cy = 0, dx = 0, dy = 0] of curves) {
    const [ax, ay] = [x ?? 0, y ?? 0];
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      const weights = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t ** 3] as const;
      const mix = (a: number, b: number, c: number, d: number) =>
        a * weights[0] + b * weights[1] + c * weights[2] + d * weights[3];
      points.push([mix(ax, bx, cx, dx), mix(ay, by, cy, dy)]);
    }
    [x, y] = [dx, dy];
  }
  return points;
}

/** The distance from any point to the nearest visible pixel, in mm, by trying all: slow, without the engine. */
export function distanceToPixels(
  { width, height }: Picture,
  { picture }: Contour,
  isVisible: (pixel: number) => boolean,
) {
  const pixel = picture.length / width;
  const seen = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && isVisible(y * width + x);
  const edges: Point[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isInner = seen(x - 1, y) && seen(x + 1, y) && seen(x, y - 1) && seen(x, y + 1);
      if (seen(x, y) && !isInner) edges.push([picture.x + (x + 0.5) * pixel, picture.y + (y + 0.5) * pixel]);
    }
  }
  return ([x, y]: Point): number => {
    let least = Infinity;
    for (const [edgeX, edgeY] of edges) {
      const across = Math.max(0, Math.abs(edgeX - x) - pixel / 2);
      const down = Math.max(0, Math.abs(edgeY - y) - pixel / 2);
      least = Math.min(least, across * across + down * down);
    }
    return Math.sqrt(least);
  };
}

/** How often the closed line through these points crosses itself. */
export function crossings(points: readonly Point[]): number {
  const side = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  const segments = points.map((point, index) => [point, points[(index + 1) % points.length] ?? point] as const);
  let count = 0;
  for (const [first, [a, b]] of segments.entries()) {
    for (let second = first + 2; second < segments.length - (first === 0 ? 1 : 0); second += 1) {
      const [c, d] = segments[second] ?? [a, b];
      if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) count += 1;
    }
  }
  return count;
}

export const lengthOfLine = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + Math.hypot(nextX - x, nextY - y);
  }, 0);
