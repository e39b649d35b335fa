import { type BoxRequest, drawBox, foldBox, measureBox, type Point, productView, projectBox } from '@boxwright/dieline';
import { drawLines } from './draw-studio.ts';
import type { DrawnLines, Frame } from './studio-picture.ts';

/** A box of one blank at some moment of its folding, as faces from back to front that its flat print is laid on. */
export interface PrintedPicture {
  readonly frame: Frame;
  /** Where the box stands on the ground. */
  readonly footprint: string;
  readonly faces: readonly {
    readonly d: string;
    /** From the flat print, in mm, to this face; null for the bare inside of the board. */
    readonly matrix: string | null;
    /** How dark the face is: 0 in full light. */
    readonly shadow: number;
  }[];
}

/** A box's blank with its lines, and the box that is folded of it. */
export interface DrawnBox {
  readonly lines: { readonly frame: Frame; readonly lines: readonly DrawnLines[] };
  /** The size of the flat blank in mm. */
  readonly flat: { readonly width: number; readonly height: number };
  /** Of one box, in mm². */
  readonly boardArea: number;
  readonly folded: PrintedPicture;
}

/** Draws a box of one blank, flat and closed; null where the size isn't possible. */
export const drawPrinted = (styleId: string, request: BoxRequest): DrawnBox | null => {
  const drawn = drawBox(styleId, request);
  const lines = drawLines(styleId, request);
  if (!drawn.ok || lines === null) return null;
  const { blanks, boardArea } = measureBox(drawn.box);
  const [blank] = blanks;
  if (blank === undefined || blanks.length > 1) return null;
  const folded = foldedAt(drawn.box, 1);
  return { lines, flat: { width: blank.flatWidth, height: blank.flatHeight }, boardArea, folded };
};

/** The same box while it is being folded: 0 is flat, 1 is closed. */
export const foldPrinted = (styleId: string, request: BoxRequest): ((progress: number) => PrintedPicture) | null => {
  const drawn = drawBox(styleId, request);
  return drawn.ok ? (progress) => foldedAt(drawn.box, progress) : null;
};

const foldedAt = (box: Parameters<typeof foldBox>[0], progress: number): PrintedPicture => {
  const { viewBox, faces, footprint } = projectBox(foldBox(box, progress), productView);
  return {
    frame: {
      x: tenth(viewBox.x),
      y: tenth(viewBox.y),
      width: tenth(viewBox.width),
      height: tenth(viewBox.height),
    },
    footprint: polygon(footprint),
    faces: faces.map(({ points, side, shade, matrix }) => ({
      d: polygon(points),
      matrix: side === 'outside' ? `matrix(${matrix.map((each) => Math.round(each * 1e4) / 1e4).join(' ')})` : null,
      shadow: Math.round((1 - shade) * 100) / 100,
    })),
  };
};

const polygon = (points: readonly Point[]): string =>
  points.length === 0 ? '' : `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}Z`;

const tenth = (length: number): number => Math.round(length * 10) / 10;
