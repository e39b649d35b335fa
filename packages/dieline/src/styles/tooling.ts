import type { Millimetres } from '../dieline.ts';

/**
 * What the makers of dies and of creasing channels need between rules. A rule of 2 pt is 0.71 mm thick, and the board
 * between two knives is pushed out by a strip of rubber, which needs 3/32 in. Two creases share no channel from 3 mm.
 *
 * Sources: Graphic Dies, "How small can a slot be?" (3/32 in between rules so that ejection rubber fits, bought slots from
 * 1/16 in); Key Dies, "Steel rule die basics" (rules of 2 to 6 pt); for creases the die makers' practice of about 3 mm.
 */
export type Tooling = {
  /** Between two rules that don't meet. */
  readonly minRuleDistance: Millimetres;
  /** Between two creases that don't meet. */
  readonly minCreaseDistance: Millimetres;
  /** Two folds that are at most this far apart are made by one wide crease. */
  readonly widestCrease: Millimetres;
  /** The narrowest slot punch that is sold. */
  readonly narrowestPunch: Millimetres;
};

export const usualTooling: Tooling = {
  minRuleDistance: 2.4,
  minCreaseDistance: 3,
  widestCrease: 2.1,
  narrowestPunch: 1.6,
};

/** Drawings of revision 1 kept no distances: boxes that were sold with them keep them, and so do their dies. */
const toolingOfRevision1: Tooling = {
  minRuleDistance: 0,
  minCreaseDistance: 0,
  widestCrease: 0,
  narrowestPunch: 0,
};

/** How boxes are drawn: orders keep the revision with which they were sold. */
export type DrawingRevision = 1 | 2;

export const newestRevision: DrawingRevision = 2;

export const toolingOf = (revision: DrawingRevision): Tooling => (revision === 1 ? toolingOfRevision1 : usualTooling);

/**
 * What the tools for stripping and blanking need beside the cuts.
 *
 * Sources: J. Banister (Bobst North America), "The evolution and evaluation of dynamic stripping", PostPress 2020: waste
 * below 4.5 to 5 mm of width is what makes stripping fail. We found no published clearances: these are figures of ours,
 * which a die maker may change.
 */
export const stationTooling = {
  /** Between the edge of a pusher and the cut around it. */
  pusherClearance: 1,
  /** Between a cut and the edge of the opening around it: wanted, and at least where a neighbour is near. */
  openingClearance: { usual: 1, least: 0.5 },
  /** Between two openings, and the narrowest tongue of a board inside an opening. */
  leastBar: 2,
  /** Pushers are at least this wide, so they push waste from 5 mm on; narrower waste has pins. */
  leastPusher: 3,
  /** Diameters of pins, the largest that fits first, and what must be free between a pin and the cut. */
  pins: { diameters: [3, 2, 1.5], clearance: 0.4, pitch: 12 },
} as const;
