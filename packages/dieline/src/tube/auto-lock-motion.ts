import type { Hinge } from '../dieline.ts';
import type { Point3 } from '../faces.ts';
import { cross, dot, unit } from '../space.ts';

type Motion = NonNullable<Hinge['motion']>;

/** Folding orders of a carton that is glued flat: the bottom's flaps, the tube over them, and two for opening it. */
const flapsFolded = 1;
const gluedFlat = 2;
const opened = 4;

/** Angles between are in proportion: at this many steps the glued parts part by less than a tenth of a degree. */
const steps = 24;

const smooth = (share: number) => share * share * (3 - 2 * share);

/** The corner between two walls opens from 0 to a right angle: the same at every step of every fold. */
const opening: readonly (readonly [step: number, corner: number])[] = Array.from({ length: steps + 1 }, (_, step) => {
  const share = step / steps;
  return [gluedFlat + (opened - gluedFlat) * share, (smooth(share) * Math.PI) / 2] as const;
});

/** Folds of a tube's corners: those that are folded over flat when it is glued, and those that lie flat. */
export const tubeMotion: { readonly folded: Motion; readonly flat: Motion } = {
  folded: [[flapsFolded, 0], ...opening.map(([step, corner]) => [step, Math.PI - corner] as const)],
  flat: [[flapsFolded, 0], ...opening],
};

/**
 * Folds of the bottom: its flaps are folded flat inwards and the triangles back on them; then the tube opens and takes
 * them down. The 45° crease lies halfway between the two walls' bottom edges, which decides all angles.
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

/** How far flaps are folded in and triangles back while the walls stand at an angle to each other. */
function angles(corner: number): { readonly flap: number; readonly triangle: number } {
  const half = corner / 2;
  const [one, other]: [Point3, Point3] = [
    [Math.cos(half), 0, Math.sin(half)],
    [Math.cos(half), 0, -Math.sin(half)],
  ];
  const level = Math.min(1, Math.SQRT1_2 / Math.cos(half));
  const crease: Point3 = [level, Math.sqrt(1 - level * level), 0];
  // Into the box from the first wall's bottom edge.
  const inwards: Point3 = [Math.sin(half), 0, -Math.cos(half)];
  const flap = Math.PI / 2 + Math.atan2(crease[1], dot(crease, inwards));
  const [a, b] = [unit(cross(one, crease)), unit(cross(crease, other))];
  return { flap, triangle: Math.acos(Math.min(1, Math.max(-1, dot(a, b)))) };
}
