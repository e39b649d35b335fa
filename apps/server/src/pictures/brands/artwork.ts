import type { Markup } from '../drawing/shapes.ts';

/** The room an artwork has: a panel's length and height as one reads it, in millimetres. */
export interface Area {
  readonly width: number;
  readonly height: number;
}

/**
 * How a box lies before the camera: on its bottom; on its back with the front upwards; or on its left side, its front
 * towards us and read along the box.
 */
export type Pose = 'standing' | 'lying' | 'along';

/** The printed look of an invented brand. Each part is composed for whatever proportions its panel has. */
export interface Artwork {
  readonly pose: Pose;
  /** Degrees to the right of the front (left if negative) and above it. */
  readonly camera: { readonly yaw: number; readonly pitch: number };
  /** Colours of the panels under the drawing; flaps and tucks have the lid's. */
  readonly ground: { readonly front: string; readonly side: string; readonly lid: string };
  readonly front: (area: Area) => Markup;
  readonly side: (area: Area) => Markup;
  readonly lid: (area: Area) => Markup;
}
