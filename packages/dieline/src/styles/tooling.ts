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
