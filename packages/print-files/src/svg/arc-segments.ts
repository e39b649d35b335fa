import type { Point, Segment } from '../content/path.ts';

/**
 * An elliptical arc as cubic curves, each of at most a quarter of its ellipse (SVG 1.1, appendix F.6).
 *
 * @param numbers radii, turn in degrees, whether it is the longer way round, whether it runs clockwise
 */
export function arcSegments(from: Point, numbers: readonly number[], to: Point): Segment[] {
  const [rx = 0, ry = 0, degrees = 0, isLarge = 0, isClockwise = 0] = numbers;
  if (rx === 0 || ry === 0) return [[to]];
  // Nothing is drawn, however large the ellipse is.
  if (from[0] === to[0] && from[1] === to[1]) return [];
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [u, v] = [cos * dx + sin * dy, cos * dy - sin * dx];
  // Radii that are too small to reach the end are enlarged.
  const short = Math.sqrt(Math.max(1, (u / rx) ** 2 + (v / ry) ** 2));
  const [a, b] = [Math.abs(rx) * short, Math.abs(ry) * short];
  const rest = (a * b) ** 2 - (a * v) ** 2 - (b * u) ** 2;
  const off = Math.sqrt(Math.max(0, rest) / ((a * v) ** 2 + (b * u) ** 2 || 1)) * (isLarge === isClockwise ? -1 : 1);
  const [cu, cv] = [(off * a * v) / b, (-off * b * u) / a];
  const begin = Math.atan2((v - cv) / b, (u - cu) / a);
  let sweep = Math.atan2((-v - cv) / b, (-u - cu) / a) - begin;
  if (isClockwise && sweep < 0) sweep += 2 * Math.PI;
  if (!isClockwise && sweep > 0) sweep -= 2 * Math.PI;
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const placed = (x: number, y: number): Point => [
    middle[0] + cos * (x + cu) - sin * (y + cv),
    middle[1] + sin * (x + cu) + cos * (y + cv),
  ];
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9));
  const reach = (4 / 3) * Math.tan(sweep / count / 4);
  return Array.from({ length: count }, (_, at): Segment => {
    const [one, other] = [begin + (at * sweep) / count, begin + ((at + 1) * sweep) / count];
    const end = at === count - 1 ? to : placed(a * Math.cos(other), b * Math.sin(other));
    return [
      placed(a * (Math.cos(one) - reach * Math.sin(one)), b * (Math.sin(one) + reach * Math.cos(one))),
      placed(a * (Math.cos(other) + reach * Math.sin(other)), b * (Math.sin(other) - reach * Math.cos(other))),
      end,
    ];
  });
}
