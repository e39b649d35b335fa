import type { BoardFace, LaidFile } from '@boxwright/contract';
import { type Box, type PlaceOnTemplate, placesOnTemplate } from '@boxwright/dieline';
import { drawLaidImage } from '../../ui/LaidImage.tsx';
import { loadPicture } from '../../ui/load-picture.ts';

/** The colours of boards: the face that is printed, the other one, and the cut edges. */
export const boardLooks = {
  coated: { printed: '#ffffff', inside: '#f1ece1', edges: '#d9cdb6' },
  kraft: { printed: '#c49a6c', inside: '#bd9366', edges: '#a67f55' },
} as const satisfies Record<BoardFace, object>;

type Matrix = readonly [number, number, number, number, number, number];

/** A file's picture, and how it lies on the drawing of a box's printed blanks. */
export interface BoxArtwork {
  readonly href: string;
  /** Where its coat shines, a picture that is as opaque as it shines; null where it is the same all over. */
  readonly gloss: string | null;
  readonly face: BoardFace;
  readonly placed: LaidFile;
  /** Print on the inside, as it lies on the drawing that is seen from there; absent where there is none. */
  readonly inside?: { readonly href: string; readonly placed: LaidFile } | null;
}

/** Of a blank's picture; more would be lost on a screen, and phones have no room for it. */
const mostPixels = 2048;

/** The pixels of a blank's picture, which the texture coordinates of its printed side run over. */
export const pixelsOf = ({ length, width }: Pick<PlaceOnTemplate, 'length' | 'width'>) => {
  const scale = mostPixels / Math.max(length, width);
  return { across: Math.max(1, Math.round(length * scale)), down: Math.max(1, Math.round(width * scale)) };
};

/** From mm of the file to pixels of a blank's picture. */
export const fileToPixels = (place: PlaceOnTemplate, [a, b, c, d, e, f]: Matrix): Matrix => {
  const { across, down } = pixelsOf(place);
  const [right, below] = [across / place.length, down / place.width];
  return [right * a, below * b, right * c, below * d, right * (e - place.x), below * (f - place.y)];
};

/** From mm of the file to mm of the drawing from outside, of a file that lies on the drawing from inside. */
export const fromOutside = (places: readonly (PlaceOnTemplate | null)[], [a, b, c, d, e, f]: Matrix): Matrix => {
  const length = Math.max(...places.map((place) => (place ? place.x + place.length : 0)));
  return [-a, b, -c, d, length - e, f];
};

/** A printed blank. */
export interface PrintedSide {
  readonly print: HTMLCanvasElement;
  /** White where its coat shines, on black; null where it is the same all over. */
  readonly gloss: HTMLCanvasElement | null;
  /** Its other side, as it would be seen through the board; null for a bare one. */
  readonly inside: HTMLCanvasElement | null;
}

/** Each blank of a box with the artwork, in the order of `mesh`; null for what isn't printed. */
export const drawPrintedSides = async (
  box: Pick<Box, 'blanks'>,
  { href, gloss, face, placed, inside }: BoxArtwork,
): Promise<(PrintedSide | null)[]> => {
  const [picture, shine, within] = await Promise.all([
    loadPicture(href),
    gloss === null ? null : loadPicture(gloss),
    // Without it the box is still shown as it is outside.
    inside ? loadPicture(inside.href).catch(() => null) : null,
  ]);
  const places = placesOnTemplate(box);
  const laidInside = inside && { ...inside.placed, matrix: fromOutside(places, inside.placed.matrix) };
  return places.map((place) => {
    if (place === null) return null;
    // Ink lets the board through, and what is white in the file isn't printed.
    const print = drawn(picture, placed, place, { ground: boardLooks[face].printed, mixes: 'multiply' });
    return {
      print,
      gloss: shine && drawn(shine, placed, place, { ground: '#000000', mixes: 'source-over' }),
      inside:
        within && laidInside
          ? drawn(within, laidInside, place, { ground: boardLooks[face].inside, mixes: 'multiply' })
          : null,
    };
  });
};

const drawn = (
  picture: ImageBitmap,
  placed: Omit<LaidFile, 'matrix'> & { readonly matrix: Matrix },
  place: PlaceOnTemplate,
  { ground, mixes }: { readonly ground: string; readonly mixes: GlobalCompositeOperation },
): HTMLCanvasElement => {
  const { across, down } = pixelsOf(place);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [across, down];
  const ink = canvas.getContext('2d');
  if (ink === null) throw new Error('The browser has no room for a picture of the artwork.');
  ink.fillStyle = ground;
  ink.fillRect(0, 0, across, down);
  ink.globalCompositeOperation = mixes;
  // Finer smoothing looks the same at about the picture's own size, and takes twice as long.
  ink.imageSmoothingQuality = 'medium';
  ink.setTransform(...fileToPixels(place, placed.matrix));
  drawLaidImage(ink, picture, placed);
  return canvas;
};
