import type { Markup } from '../drawing/shapes.ts';

/** The size of an artwork: a panel's width and height in reading direction, in millimetres. */
export interface Area {
  readonly width: number;
  readonly height: number;
}

/**
 * The pose of a box: on its bottom; on its back with the front upwards; or on its left side, its front towards the
 * camera and read lengthwise.
 */
export type Pose = 'standing' | 'lying' | 'along';

/** The artwork of a fictional brand. Each part adapts to its panel's proportions. */
export interface Artwork {
  readonly pose: Pose;
  /** Degrees to the right of the front (left if negative) and above it. */
  readonly camera: { readonly yaw: number; readonly pitch: number };
  /** Ground colours of the panels; flaps and tucks have the lid's. */
  readonly ground: { readonly front: string; readonly side: string; readonly lid: string };
  readonly front: (area: Area) => Markup;
  readonly side: (area: Area) => Markup;
  readonly lid: (area: Area) => Markup;
}
