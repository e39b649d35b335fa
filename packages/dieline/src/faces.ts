import type { Millimetres, PanelRole, Point } from './dieline.ts';

/** A place in the room in millimetres: x to the right, y upwards, z towards the viewer of the front panel. */
export type Point3 = readonly [x: Millimetres, y: Millimetres, z: Millimetres];

/** Where the sheet's own coordinates lie in the room: `origin + x · xAxis + y · yAxis`. */
export type Placement = { readonly origin: Point3; readonly xAxis: Point3; readonly yAxis: Point3 };

/** One panel of the folded box: its middle surface (half a caliper under the print). */
export type Face = {
  readonly panel: string;
  readonly role: PanelRole;
  readonly points: readonly Point3[];
  /** Windows and holes in the panel, when it has any. */
  readonly holes?: readonly (readonly Point3[])[];
  /** Unit vector that leaves the printed side. */
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

/** One face as it is to be painted; later faces go over earlier ones. */
export type PictureFace = {
  readonly panel: string;
  readonly role: PanelRole;
  /** Which side of the board is seen: printed outside or bare inside. */
  readonly side: 'outside' | 'inside';
  readonly points: readonly Point[];
  /** Windows and holes in the face, when it has any: they run the other way round, so both fill rules leave them open. */
  readonly holes?: readonly (readonly Point[])[];
  /** Brightness: 1 is full light, 0 is black. */
  readonly shade: number;
  /** From the sheet's coordinates to the picture's: lays artwork drawn on the flat dieline on this face. */
  readonly matrix: AffineMatrix;
};

export type BoxPicture = {
  readonly viewBox: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly faces: readonly PictureFace[];
  /** Where the box stands: its footprint in the picture, for a shadow under it. */
  readonly footprint: readonly Point[];
};
