import type { PanelRole, Point } from '../dieline.ts';
import type { Point3 } from '../geometry/space.ts';

/** The transform from sheet coordinates to space: `origin + x · xAxis + y · yAxis`. */
export type Placement = { readonly origin: Point3; readonly xAxis: Point3; readonly yAxis: Point3 };

/** One panel of the folded box, or a strip of a bent one: its middle surface (half a caliper under the print). */
export type Face = {
  readonly panel: string;
  /** Which strip of a bent panel this is, counted along its rulings. */
  readonly strip?: number;
  readonly role: PanelRole;
  readonly points: readonly Point3[];
  /** Windows and holes in the panel, if any. */
  readonly holes?: readonly (readonly Point3[])[];
  /** Unit vector pointing away from the printed side. */
  readonly normal: Point3;
  readonly placement: Placement;
};

/** The camera looks at the box from `yaw` degrees to the right of its front and `pitch` degrees above it. */
export type View = {
  readonly yaw: number;
  readonly pitch: number;
};

/** `x' = a·x + c·y + e`, `y' = b·x + d·y + f`: the six numbers of SVG's and canvas's `matrix(a b c d e f)`. */
export type AffineMatrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** One face to paint; later faces cover earlier ones. */
export type PictureFace = {
  readonly panel: string;
  /** Of a strip of a bent panel: its part of the panel's outline. Between strips no lines are drawn. */
  readonly border?: readonly (readonly Point[])[];
  readonly role: PanelRole;
  /** Which side of the board is visible: printed outside or bare inside. */
  readonly side: 'outside' | 'inside';
  readonly points: readonly Point[];
  /**
   * Windows and holes in the face, if any. They run in the opposite direction, so that both fill rules leave them open.
   */
  readonly holes?: readonly (readonly Point[])[];
  /** Brightness: 1 is full light, 0 is black. */
  readonly shade: number;
  /** From sheet coordinates to picture coordinates: maps artwork of the flat dieline onto this face. */
  readonly matrix: AffineMatrix;
};

/** A face as the camera sees it, with what painting order needs. */
export type SeenFace = PictureFace & { readonly room: Face; readonly towards: Point3; readonly depth: number };

export type BoxPicture = {
  readonly viewBox: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly faces: readonly PictureFace[];
  /** The box's footprint in the picture, for a shadow under it. */
  readonly footprint: readonly Point[];
};
