import type { Skyline } from './skyline.ts';

/**
 * The minimum distance down the sheet between two outlines so that they keep the gap in every direction: the lower one
 * is pushed up until it touches. Exact to a micrometre, rounded up; −∞ if they pass beside each other.
 *
 * Where two outlines are nearest, a corner of one of them is, so it is enough to test corners against sides (moved
 * outwards by the gap) and corners against corners.
 *
 * @param upper the lower edge of the upper outline
 * @param lower the upper edge of the lower outline, seen from above (its skyline upside down)
 * @param across horizontal offset of the lower outline from the upper one, µm
 * @param gap µm
 */
export function minimumOffset(upper: Skyline, lower: Skyline, across: number, gap: number): number {
  const most = Math.max(
    cornersOnSides(upper, lower, across, gap),
    cornersOnSides(lower, upper, -across, gap),
    cornersOnCorners(upper, lower, across, gap),
  );
  // Floating-point errors below a thousandth of a micrometre must not round up to another micrometre.
  return Math.ceil(most - 1e-3);
}

function cornersOnSides(sides: Skyline, corners: Skyline, across: number, gap: number): number {
  const { from, to, movedFrom, movedTo, movedY, slope } = sides;
  const { cornerX, cornerY } = corners;
  let most = -Infinity;
  let first = 0;
  for (let corner = 0; corner < cornerX.length; corner += 1) {
    const x = (cornerX[corner] ?? 0) + across;
    const y = cornerY[corner] ?? 0;
    while (first < to.length && (to[first] ?? 0) + gap < x) first += 1;
    for (let side = first; side < from.length; side += 1) {
      if ((from[side] ?? 0) - gap > x) break;
      const start = movedFrom[side] ?? 0;
      if (x < start || x > (movedTo[side] ?? 0)) continue;
      const reach = (movedY[side] ?? 0) + (slope[side] ?? 0) * (x - start) + y;
      if (reach > most) most = reach;
    }
  }
  return most;
}

function cornersOnCorners(upper: Skyline, lower: Skyline, across: number, gap: number): number {
  const { cornerX, cornerY } = upper;
  let most = -Infinity;
  let first = 0;
  for (let corner = 0; corner < lower.cornerX.length; corner += 1) {
    const x = (lower.cornerX[corner] ?? 0) + across;
    const y = lower.cornerY[corner] ?? 0;
    while (first < cornerX.length && (cornerX[first] ?? 0) + gap <= x) first += 1;
    for (let other = first; other < cornerX.length; other += 1) {
      const aside = (cornerX[other] ?? 0) - x;
      if (aside >= gap) break;
      const reach = y + (cornerY[other] ?? 0) + Math.sqrt(gap * gap - aside * aside);
      if (reach > most) most = reach;
    }
  }
  return most;
}
