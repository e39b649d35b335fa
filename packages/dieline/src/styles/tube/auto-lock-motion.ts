import type { Hinge } from '../../dieline.ts';
import type { Point3 } from '../../geometry/space.ts';
import { cross, dot, unit } from '../../geometry/space.ts';

type Motion = NonNullable<Hinge['motion']>;

/** Folding orders of a carton that is glued flat: the bottom's flaps, then the tube, then two orders for opening it. */
const flapsFolded = 1;
const gluedFlat = 2;
const opened = 4;

/**
 * Angles are interpolated linearly between this many steps, which keeps the glued parts together within a tenth of a
 * degree.
 */
const steps = 24;

const smooth = (share: number) => share * share * (3 - 2 * share);

/** The corner between two walls opens from 0 to a right angle; all folds use the same steps. */
const opening: readonly (readonly [step: number, corner: number])[] = Array.from({ length: steps + 1 }, (_, step) => {
  const share = step / steps;
  return [gluedFlat + (opened - gluedFlat) * share, (smooth(share) * Math.PI) / 2] as const;
});

/** Motions of a tube's corners: those that are folded over for gluing, and those that stay flat. */
export const tubeMotion: { readonly folded: Motion; readonly flat: Motion } = {
  folded: [[flapsFolded, 0], ...opening.map(([step, corner]) => [step, Math.PI - corner] as const)],
  flat: [[flapsFolded, 0], ...opening],
};

/**
 * Motions of the bottom: its flaps are folded flat inwards and the triangles back onto them; then the tube opens and
 * pulls them down. The 45° crease is halfway between the two walls' bottom edges, which determines all angles.
 */
export function bottomMotion(): { readonly flap: Motion; readonly triangle: Motion } {
  return bottomMotions;
}

const bottomMotions = {
  flap: [
    [0, 0] as const,
    [flapsFolded, Math.PI] as const,
    ...opening.map(([step, corner]) => [step, angles(corner).flap] as const),
  ],
  triangle: [
    [0, 0] as const,
    [flapsFolded, -Math.PI] as const,
    ...opening.map(([step, corner]) => [step, -angles(corner).triangle] as const),
  ],
};

/** Angles of the flaps and triangles for a given angle between the walls. */
function angles(corner: number): { readonly flap: number; readonly triangle: number } {
  const half = corner / 2;
  const [one, other]: [Point3, Point3] = [
    [Math.cos(half), 0, Math.sin(half)],
    [Math.cos(half), 0, -Math.sin(half)],
  ];
  const level = Math.min(1, Math.SQRT1_2 / Math.cos(half));
  const crease: Point3 = [level, Math.sqrt(1 - level * level), 0];
  // Direction into the box from the first wall's bottom edge.
  const inwards: Point3 = [Math.sin(half), 0, -Math.cos(half)];
  const flap = Math.PI / 2 + Math.atan2(crease[1], dot(crease, inwards));
  const [a, b] = [unit(cross(one, crease)), unit(cross(crease, other))];
  return { flap, triangle: Math.acos(Math.min(1, Math.max(-1, dot(a, b)))) };
}
