import type { Point3 } from '@boxwright/dieline';
import type { Placed } from '../scenes/scene.ts';
import { turned } from './vectors.ts';

/** Triangles or quads of one look. Places in the stage's millimetres: x right, y up, z towards the camera. */
export type Part = {
  material: number;
  smooth: boolean;
  points: Point3[];
  uvs: (readonly [number, number])[];
  faces: number[][];
};

/** A look: a plain colour, or a picture by its file name. */
export type Look = {
  readonly texture?: string;
  /** Grey picture of how glossy the print is, place by place. */
  readonly gloss?: string;
  /** The texture's transparent parts aren't there. */
  readonly clip?: boolean;
  /** Not there where this picture is transparent. */
  readonly clipBy?: string;
  readonly colour: string;
  readonly roughness: number;
  readonly metallic?: boolean;
  readonly clearcoat?: number;
  /** How much light a surface throws back at once: 0.35 unless told. */
  readonly specular?: number;
  readonly glass?: boolean;
  /** Fibres of kraft and greyboard. */
  readonly grain?: number;
};

export type Piece = { readonly parts: readonly Part[]; readonly looks: readonly Look[] };

/** Puts a piece where the scene wants it; its lowest place comes to stand on the table, or `lift` over it. */
export function put(piece: Piece, { at = [0, 0], turn = 0, tilt = [0, 0], lift = 0 }: Placed): Piece {
  const move = (point: Point3) => turned(turned(turned(point, 'z', tilt[1]), 'x', tilt[0]), 'y', turn);
  const parts = piece.parts.map((part) => ({ ...part, points: part.points.map(move) }));
  const lowest = Math.min(...parts.flatMap(({ points }) => points.map(([, y]) => y)));
  const shift = ([x, y, z]: Point3): Point3 => [x + at[0], y - lowest + lift, z + at[1]];
  return { ...piece, parts: parts.map((part) => ({ ...part, points: part.points.map(shift) })) };
}
