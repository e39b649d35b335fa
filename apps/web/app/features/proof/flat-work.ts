import type { DrawnLines } from '../dieline/studio-picture.ts';

/** What is cut of a line, flat, in mm from the upper left corner of the cut's extent. */
export interface FlatWork {
  readonly length: number;
  readonly width: number;
  /** How far print runs beyond the cut. */
  readonly bleed: number;
  /** The board or film that is left after cutting, as SVG path data to be filled by the even-odd rule. */
  readonly board: string;
  readonly lines: readonly DrawnLines[];
}

/** A place on the drawing, in mm from its upper left corner. */
export interface DrawingPlace {
  readonly x: number;
  readonly y: number;
}

/** The same, and on which drawing of a box: that of the outside where it doesn't say. */
export interface SidePlace extends DrawingPlace {
  readonly side?: 'inside' | undefined;
}
