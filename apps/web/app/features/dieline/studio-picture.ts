import type { BoxProblem, PathKind, Point } from '@boxwright/dieline';

/** One panel of a flat drawing. */
export interface DrawnPanel {
  /** The panel's name, with its blank if there are several. */
  readonly label: string;
  readonly d: string;
  readonly middle: Point;
  /** Of the panel's bounding box, in mm. */
  readonly width: number;
  readonly height: number;
}

/** A dimension line: two points on the drawing in mm. */
export interface DimensionLine {
  readonly from: Point;
  readonly to: Point;
  readonly isUpright: boolean;
  /** Measures the whole blank, not a panel. */
  readonly isWhole: boolean;
}

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Lines by kind as SVG path data in mm. */
export interface DrawnLines {
  readonly kind: PathKind;
  readonly d: string;
}

/** A folded box as polygons from back to front. */
export interface FoldedPicture {
  readonly frame: Frame;
  readonly faces: readonly {
    readonly d: string;
    readonly fill: string;
    /** A strip of a bent panel, drawn without lines; the panel's outline there is the next face. */
    readonly isPlain?: boolean;
  }[];
}

/** The facts shown beside a drawing. Millimetres, mm² and grams. */
export interface BoxFacts {
  readonly inside: readonly number[];
  readonly outside: readonly number[] | null;
  readonly blanks: readonly { readonly name: string; readonly width: number; readonly height: number }[];
  readonly boardArea: number;
  readonly weight: number | null;
  /** How many of each blank fit a sheet of 23 × 36 inches; empty for styles that are priced on request. */
  readonly ups: readonly number[];
  readonly ruleLength: number;
}

/**
 * Everything that the studio shows of a configuration, as plain data: made on the server first, then in the browser.
 */
export interface StudioPicture {
  /** All blanks with their borders. */
  readonly sheet: Frame;
  readonly names: readonly { readonly text: string; readonly at: Point }[];
  readonly lines: readonly DrawnLines[];
  readonly panels: readonly DrawnPanel[];
  readonly dimensions: readonly DimensionLine[];
  readonly folded: FoldedPicture;
  readonly facts: BoxFacts;
  readonly notices: readonly string[];
}

export type DrawnStudio =
  | { readonly ok: true; readonly picture: StudioPicture }
  | { readonly ok: false; readonly problem: BoxProblem };
