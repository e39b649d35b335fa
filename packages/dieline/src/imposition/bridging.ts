import type { Millimetres } from '../dieline.ts';

/**
 * Bridges: the gaps in a rule that hold the dieboard together. They are counted along the whole of a closed contour, one
 * for each full pitch and at least three, because its inside would fall out of the board; an open rule has one for each
 * full pitch.
 */
export type Bridges = { readonly pitch: Millimetres; readonly width: Millimetres };

/** The allowed pitches and widths of bridges, in millimetres. */
export const bridgeLimits = { pitch: [20, 500], width: [1, 20] } as const;

/** A bridge of 6 mm per 80 mm. */
export const usualBridges: Bridges = { pitch: 80, width: 6 };

/** A straight part of a contour, or an arc with its radius. */
export type Stretch = { readonly length: Millimetres; readonly radius: Millimetres | null };

/** How many bridges a stretch has, and how wide each is. */
export type Bridging = { readonly count: number; readonly width: Millimetres };

/** A closed contour has so many bridges at least. */
const leastOnContour = 3;
/** From a corner, where rules are bent or welded, and between two bridges of one rule. */
const [fromCorner, apart] = [5, 10];
/** An arc of a smaller radius is bent from one piece; holes with round ends have bridges in arcs from the second one. */
const [leastRadius, roundHole] = [30, 10];
/** Holes up to this size are cut by a tube punch, which is one piece. */
export const largestPunch = 12;

/** The bridges of each stretch of a line. */
export function bridgesAlong(
  stretches: readonly Stretch[],
  isClosed: boolean,
  size: Millimetres,
  { pitch, width }: Bridges,
): Bridging[] {
  const none = stretches.map(() => ({ count: 0, width: 0 }));
  if (!isClosed) return stretches.map(({ length }) => bridging(Math.floor(length / pitch), width));
  if (size <= largestPunch) return none;
  const total = stretches.reduce((sum, { length }) => sum + length, 0);
  const wanted = Math.max(leastOnContour, Math.floor(total / pitch));
  const usual = spread(stretches, wanted, width, { margin: fromCorner, between: apart, leastRadius });
  if (countOf(usual) >= leastOnContour) return usual;
  // A small window or a hang hole: narrower bridges in shorter sides.
  const tried = [leastRadius, roundHole].flatMap((radius) =>
    [width / 2, width / 4].map((narrow) =>
      spread(stretches, leastOnContour, narrow, { margin: narrow, between: 2 * narrow, leastRadius: radius }),
    ),
  );
  return tried.find((bridges) => countOf(bridges) >= leastOnContour) ?? tried.at(-1) ?? usual;
}

const bridging = (count: number, width: Millimetres): Bridging => ({ count, width: count === 0 ? 0 : width });
const countOf = (bridges: readonly Bridging[]) => bridges.reduce((sum, { count }) => sum + count, 0);

/** Gives bridges one by one to the stretch on which they then stand farthest apart, as long as it has room for them. */
function spread(
  stretches: readonly Stretch[],
  wanted: number,
  width: Millimetres,
  { margin, between, leastRadius: least }: { readonly [part in 'margin' | 'between' | 'leastRadius']: Millimetres },
): Bridging[] {
  const counts = stretches.map(() => 0);
  for (let given = 0; given < wanted; given += 1) {
    let best = -1;
    let farthest = 0;
    for (const [index, stretch] of stretches.entries()) {
      const next = (counts[index] ?? 0) + 1;
      const needed = 2 * margin + next * width + (next - 1) * between;
      const isBent = stretch.radius !== null && stretch.radius < least;
      if (isBent || needed > stretch.length || stretch.length / next <= farthest) continue;
      [best, farthest] = [index, stretch.length / next];
    }
    if (best < 0) break;
    counts[best] = (counts[best] ?? 0) + 1;
  }
  return counts.map((count) => bridging(count, width));
}
