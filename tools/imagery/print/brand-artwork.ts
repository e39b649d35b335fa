import type { Area, Artwork, Markup } from '@boxwright/pictures';

/** A hole, a window or a blister's zone in a panel, in millimetres of its `Room`. */
export interface Opening {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A panel in reading direction, with the areas that aren't printed. */
export interface Room extends Area {
  readonly openings?: readonly Opening[];
}

/**
 * Artwork for boxes of every style: what product pictures need, plus parts for other styles. Without these parts the
 * lid's artwork is used for low walls and headers.
 */
export interface BrandArtwork extends Artwork {
  readonly front: (room: Room) => Markup;
  /** Whether the front's artwork avoids a hang hole itself; otherwise it is composed below the hole. */
  readonly keepsClear?: boolean;
  /** For walls that are wider than high (lids, trays and rigid boxes). Printed on the sides' colour. */
  readonly band?: (room: Room) => Markup;
  /** For the header of a display. Printed on the front's colour. */
  readonly header?: (room: Room) => Markup;
  /** For a side that is folded inwards, where text would break; by default the sides' artwork. */
  readonly gusset?: (room: Room) => Markup;
  /** The colour of the part under a lid or sleeve; by default the sides'. */
  readonly base?: string;
}
