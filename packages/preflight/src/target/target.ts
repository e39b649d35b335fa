import type { Point, Size } from '@boxwright/print-files';
import type { Polygon } from '../geometry/plane.ts';

/** The file as it lies: its upper left corner, its length and how far it is turned clockwise. Its width follows. */
export interface BuyerPlace {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly turn: 0 | 90 | 180 | 270;
  readonly crop?: Crop | undefined;
}

/** What is shown of a file, in shares of its length and width as it is upright. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A panel of a box, as it is read on the closed box. */
export interface TargetPanel {
  /** For people: "Dust flap, left". */
  readonly name: string;
  readonly outline: Polygon;
  /** The direction that points up on the closed box, a unit vector; null where the panel has no room for text. */
  readonly up: Point | null;
  /** Whether it stands upright, so that text on it has to. */
  readonly stands: boolean;
  /** Whether it is glued under another one, and so has no artwork beyond its crease. */
  readonly isGlued: boolean;
  /** Whether buyers of what is in the box see it. */
  readonly isShown: boolean;
  /** Of a panel that is curved in the closed box: the direction in which it stays straight. */
  readonly straight: Point | null;
}

/** What will be cut, and what may be printed on it. Lengths in mm from the upper left corner of the cut's extent. */
export interface Target {
  readonly kind: 'box' | 'sticker';
  /** Of the cut's extent. */
  readonly size: Size;
  /** The cut around each piece. */
  readonly outlines: readonly Polygon[];
  /** All lines that are cut, outlines included, and those that are creased or perforated. */
  readonly cuts: readonly (readonly Point[])[];
  readonly creases: readonly (readonly Point[])[];
  readonly bleed: number;
  readonly safeDistance: number;
  /** Glue, and what else stays without ink and varnish. */
  readonly inkFree: readonly Polygon[];
  readonly panels: readonly TargetPanel[];
  /** The style of the box, as our templates name it. */
  readonly style: string | null;
  /** How far the drawing is from the upper left corner of our template's page. */
  readonly onTemplate: Point | null;
  /** How large the pages of our templates are, as PDF and as SVG. */
  readonly templatePages: readonly Size[];
  /** Where the buyer has put the file, with its bleed; null where that follows from its lines, size or proportions. */
  readonly artwork: BuyerPlace | null;
  /** The inks that were ordered: the process inks and spot inks by their names. */
  readonly inks: readonly string[];
  /** Whether the inside of a box is ordered with print as well as its outside. */
  readonly printsInside: boolean;
  /** White below the colours: below all of them, where the file says it, or none. */
  readonly white: 'under' | 'own' | 'none';
  /** Whether the ordered coat shines where the file has a varnish, and is matt elsewhere. */
  readonly takesGloss: boolean;
  /** How much ink the board takes at one place, in per cent. */
  readonly boardInkLimit: number;
  readonly side: 'outside' | 'inside';
}

export const processInks: readonly string[] = ['Cyan', 'Magenta', 'Yellow', 'Black'];
