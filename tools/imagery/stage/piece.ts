import type { Point3 } from '@boxwright/dieline';
import type { Placed } from '../scenes/scene.ts';
import { turned } from './vectors.ts';

/** Triangles or quads with one material. Positions in the stage's millimetres: x right, y up, z towards the camera. */
export type Part = {
  material: number;
  smooth: boolean;
  points: Point3[];
  uvs: (readonly [number, number])[];
  faces: number[][];
};

/** A material: a plain colour, or a texture by its file name. */
export type Look = {
  readonly texture?: string;
  /** The gloss map's file name. */
  readonly gloss?: string;
  /** Cuts out the texture's transparent parts. */
  readonly clip?: boolean;
  /** Cuts out the parts where this picture is transparent. */
  readonly clipBy?: string;
  readonly colour: string;
  readonly roughness: number;
  readonly metallic?: boolean;
  readonly clearcoat?: number;
  /** Specular reflection, 0.35 by default. */
  readonly specular?: number;
  readonly glass?: boolean;
  /** Where its texture is transparent, it breaks the light into colours. */
  readonly holographic?: boolean;
  /** Fibres of kraft and greyboard. */
  readonly grain?: number;
};

export type Piece = { readonly parts: readonly Part[]; readonly looks: readonly Look[] };

/** Moves a piece to its position in the scene; its lowest point is on the table, or `lift` above it. */
export function put(piece: Piece, { at = [0, 0], turn = 0, tilt = [0, 0], lift = 0 }: Placed): Piece {
  const move = (point: Point3) => turned(turned(turned(point, 'z', tilt[1]), 'x', tilt[0]), 'y', turn);
  const parts = piece.parts.map((part) => ({ ...part, points: part.points.map(move) }));
  const lowest = Math.min(...parts.flatMap(({ points }) => points.map(([, y]) => y)));
  const shift = ([x, y, z]: Point3): Point3 => [x + at[0], y - lowest + lift, z + at[1]];
  return { ...piece, parts: parts.map((part) => ({ ...part, points: part.points.map(shift) })) };
}
