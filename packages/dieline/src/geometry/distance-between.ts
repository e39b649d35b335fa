import type { Millimetres, Point } from '../dieline.ts';

/** The least distance of two outlines that don't cross. */
export const distanceBetween = (one: readonly Point[], other: readonly Point[]): Millimetres =>
  Math.min(leastFrom(one, other), leastFrom(other, one));

function leastFrom(corners: readonly Point[], outline: readonly Point[]): Millimetres {
  let least = Number.POSITIVE_INFINITY;
  for (const [x, y] of corners) {
    for (const [index, [bx, by]] of outline.entries()) {
      const [ax, ay] = outline.at(index - 1) ?? [bx, by];
      const [dx, dy] = [bx - ax, by - ay];
      const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
      least = Math.min(least, Math.hypot(x - ax - along * dx, y - ay - along * dy));
    }
  }
  return least;
}
