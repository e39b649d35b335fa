import type { Dieline, Millimetres } from '../dieline.ts';
import type { Point3 } from '../geometry/space.ts';

/**
 * A rigid motion from a blank's space (that of `fold`) to the box's: `origin + x·xAxis + y·yAxis + z·(xAxis × yAxis)`.
 * In the box's space y is up and the front faces the viewer (z).
 */
export type RigidTransform = { readonly origin: Point3; readonly xAxis: Point3; readonly yAxis: Point3 };

/** The identity: the blank stays where folding put it. */
export const identityTransform: RigidTransform = { origin: [0, 0, 0], xAxis: [1, 0, 0], yAxis: [0, 1, 0] };

/** The kinds of blank. */
export type BlankPart =
  | 'carton'
  | 'base'
  | 'lid'
  | 'tray'
  | 'sleeve'
  | 'shell'
  | 'wrap'
  | 'insert'
  | 'lengthwise'
  | 'crosswise'
  | 'sheet';

/** One blank: a piece of board to cut. */
export type Blank = {
  readonly part: BlankPart;
  /** Its name on drawings, if the part isn't specific enough ("Lid wrap"). */
  readonly name?: string;
  readonly dieline: Dieline;
  /** How many of this blank one box needs. */
  readonly quantity: number;
  /** The position of each of its pieces (counted from 0) in the assembled box at a progress from 0 to 1. */
  readonly placement: (progress: number, piece?: number) => RigidTransform;
  /** How far it is folded at a given progress of the whole box; by default the same. */
  readonly folding?: (progress: number) => number;
};

/** The blanks of a box, and the thickness of its board in millimetres: what is folded. */
export type Blanks = { readonly blanks: readonly Blank[]; readonly caliper: Millimetres };
