import type { Area, Artwork } from '../../../apps/server/src/pictures/brands/artwork.ts';
import type { Markup } from '../../../apps/server/src/pictures/drawing/shapes.ts';

/** A hole, a window or a blister's seat in a panel, in the millimetres of its `Room`. */
export interface Opening {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A panel as one reads it, with what isn't to be printed on. */
export interface Room extends Area {
  readonly openings?: readonly Opening[];
}

/**
 * A printed look for boxes of every style: what product pictures need, and what other styles have besides. An artwork
 * without these parts lends its lid to low walls and headers.
 */
export interface BrandArtwork extends Artwork {
  readonly front: (room: Room) => Markup;
  /** Whether the front leaves a hanging hole free by itself; else it is composed below the hole. */
  readonly keepsClear?: boolean;
  /** For walls wider than they are high: of lids, trays and rigid boxes. Printed on the sides' colour. */
  readonly band?: (room: Room) => Markup;
  /** For the header of a display. Printed on the front's colour. */
  readonly header?: (room: Room) => Markup;
  /** For a side that is folded inwards, where words would break; the sides' drawing unless told. */
  readonly gusset?: (room: Room) => Markup;
  /** The colour of what a lid or a sleeve goes over; the sides' unless told. */
  readonly base?: string;
}
