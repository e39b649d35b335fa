import type { Millimetres } from '../../dieline.ts';

/** Strips of a face. An odd number, so that the middle one is level. */
export const strips = 15;

/**
 * Angle of the curved crease from the middle to its end, at least and at most: flat ends don't hold, steep ones tear.
 */
const turns = [(14 * Math.PI) / 180, (38 * Math.PI) / 180] as const;

/**
 * A face of a pillow box across its width. On the sheet the crease at its end is an arc, and the closed face rises
 * above the plane of the side creases as the arc does above its corners. Folding along a planar curve mirrors the face
 * in a plane, here at 45°, so the end flap stands upright (arXiv:2509.02049, "Isometric deformations of pillow boxes").
 */
export type PillowProfile = {
  /** Radius of the crease's arc. */
  readonly radius: Millimetres;
  /** Half the arc's angle. */
  readonly turn: number;
  /** Length of the straight part from a corner to the arc, on which no flap hangs. */
  readonly tip: Millimetres;
  /** Half the flat width between the side creases. */
  readonly half: Millimetres;
  /** Height of the closed face's middle over the side creases, between middle surfaces of the board. */
  readonly rise: Millimetres;
  /** How much each strip of the closed face slopes, rising ones positive, in radians. */
  readonly slopes: readonly number[];
};

type Closed = { readonly width: Millimetres; readonly height: Millimetres; readonly caliper: Millimetres };

/** The profile of a box of this inside width and height; its height must be within `heightsOf`. */
export function profileOf({ width, height, caliper }: Closed): PillowProfile {
  let [least, most]: readonly [number, number] = turns;
  for (let halved = 0; halved < 50; halved += 1) {
    const middle = (least + most) / 2;
    if (insideHeight(profileAt(middle, width, caliper), caliper) < height) least = middle;
    else most = middle;
  }
  return profileAt((least + most) / 2, width, caliper);
}

/** The inside heights that a box of this inside width can have. */
export function heightsOf(width: Millimetres, caliper: Millimetres): readonly [Millimetres, Millimetres] {
  const at = (turn: number) => insideHeight(profileAt(turn, width, caliper), caliper);
  return [at(turns[0]), at(turns[1])];
}

const insideHeight = ({ rise }: PillowProfile, caliper: Millimetres) => 2 * rise - caliper;

/** The profile of a box of this inside width whose crease turns by this angle. */
function profileAt(turn: number, width: Millimetres, caliper: Millimetres): PillowProfile {
  const tip = 2 + caliper;
  const borders = Array.from({ length: strips + 1 }, (_, at) => turn * ((2 * at) / strips - 1));
  // A chord slopes like the arc halfway along it; the sine of the face's slope is the tangent of the arc's.
  const slopes = borders.slice(1).map((border) => -Math.asin(Math.tan(border - turn / strips)));
  const [first = 0] = slopes;
  // For a crease with a radius of 1: half the width of the closed face without its tips.
  const across = slopes.reduce(
    (sum, slope, at) => sum + (Math.sin(borders[at + 1] ?? 0) - Math.sin(borders[at] ?? 0)) * Math.cos(slope),
    0,
  );
  // The inner faces meet inside of the side creases, where the middle surfaces meet.
  const wanted = width + caliper / Math.sin(first);
  const radius = (wanted - 2 * tip * Math.cos(first)) / across;
  return {
    radius,
    turn,
    tip,
    half: radius * Math.sin(turn) + tip,
    rise: tip * Math.sin(first) + radius * (Math.cos(turn / strips) - Math.cos(turn)),
    slopes,
  };
}
