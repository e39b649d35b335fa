import type { AffineMatrix, BoxPicture, Dieline, Panel, PictureFace, Point } from '@boxwright/dieline';
import type { Artwork } from '../brands/artwork.ts';
import { fill, line, type Markup, num, outline } from '../drawing/shapes.ts';
import { combined, matrixText, mostReadable } from './matrices.ts';
import { artworkOf, groundOf } from './panel-artwork.ts';

const board = '#f6f0e4';
const edge = '#fffaf0';

/** Paints the faces of a folded box from back to front: print or bare board, light, creases and cut edges. */
export function paintBox(
  dieline: Dieline,
  picture: BoxPicture,
  toCanvas: AffineMatrix,
  artwork: Artwork,
  isOpen: boolean,
): Markup {
  const caliper = dieline.caliper * toCanvas[0];
  return picture.faces
    .map((face, index) => {
      const panel = dieline.panels.find(({ name }) => name === face.panel);
      return panel ? paintFace(face, panel, { dieline, toCanvas, artwork, index, caliper, isOpen }) : '';
    })
    .join('');
}

interface Canvas {
  readonly dieline: Dieline;
  readonly toCanvas: AffineMatrix;
  readonly artwork: Artwork;
  readonly index: number;
  readonly caliper: number;
  readonly isOpen: boolean;
}

function paintFace(face: PictureFace, panel: Panel, canvas: Canvas): Markup {
  const { dieline, toCanvas, artwork, index, caliper, isOpen } = canvas;
  const toPicture = combined(toCanvas, face.matrix);
  const shape = outline(panel.outline.map((point) => onCanvas(point, toPicture)));
  // In a closed box the inside is visible only as dark gaps.
  if (face.side === 'inside' && !isOpen) return fill(shape, '#4b3b29');
  const isPrinted = face.side === 'outside';
  const ground = isPrinted ? groundOf(panel, artwork) : board;
  const { area, toSheet } = mostReadable(panel, toPicture);
  const art = isPrinted ? artworkOf(panel, artwork, area) : '';
  const print = art === '' ? '' : `<g transform="${matrixText(combined(toPicture, toSheet))}">${art}</g>`;
  const again = `<use href="#o${index}"`;
  return (
    `<clipPath id="c${index}"><path id="o${index}" d="${shape}"/></clipPath>${lightOf(face, index)}` +
    `${again} fill="${ground}" stroke="#1c1208" stroke-width="1.4" stroke-opacity=".22"/>` +
    `<g clip-path="url(#c${index})">${print}${again} fill="url(#l${index})"/></g>${linesOf(panel, dieline, toPicture, caliper)}`
  );
}

/** Light on a face from the upper left: a slight gradient. */
function lightOf({ shade, side }: PictureFace, index: number): Markup {
  const fall = side === 'inside' ? 0.11 : 0.06;
  const light = side === 'inside' ? shade + 0.1 : shade + 0.015;
  const dark = side === 'inside' ? '#5a4020' : '#2a1306';
  const stops = [light + fall * 0.6, light - fall].map((brightness, at) => {
    const isLight = brightness > 0.93;
    const strength = isLight ? Math.min(0.22, (brightness - 0.93) * 1.9) : Math.min(0.6, (0.93 - brightness) * 1.35);
    return `<stop offset="${at}" stop-color="${isLight ? '#fff' : dark}" stop-opacity="${num(strength)}"/>`;
  });
  return `<linearGradient id="l${index}" x2=".75" y2="1">${stops.join('')}</linearGradient>`;
}

/** Creases have a thin highlight; cut edges show the board's thickness. */
function linesOf(panel: Panel, dieline: Dieline, toPicture: AffineMatrix, caliper: number): Markup {
  const creases = dieline.hinges
    .filter(({ parent, child }) => parent === panel.name || child === panel.name)
    .map(({ crease }) => crease);
  const sides = panel.outline.map((from, at): readonly [Point, Point] => [
    from,
    panel.outline[(at + 1) % panel.outline.length] ?? from,
  ]);
  const isCrease = ([from, to]: readonly [Point, Point]) =>
    creases.some(([start, end]) => (near(from, start) && near(to, end)) || (near(from, end) && near(to, start)));
  const path = (chosen: readonly (readonly [Point, Point])[]) => {
    const runs: Point[][] = [];
    for (const [from, to] of chosen) {
      const last = runs.at(-1)?.at(-1);
      if (last && near(last, from)) runs.at(-1)?.push(to);
      else runs.push([from, to]);
    }
    return runs
      .map((run) =>
        outline(
          run.map((point) => onCanvas(point, toPicture)),
          false,
        ),
      )
      .join('');
  };
  const folded = path(sides.filter(isCrease));
  const cut = path(sides.filter((side) => !isCrease(side)));
  return (
    (folded === '' ? '' : line(folded, '#fff', 0.9, { opacity: 0.34 })) +
    (cut === '' ? '' : line(cut, edge, Math.min(1.7, Math.max(0.9, caliper)), { opacity: 0.92 }))
  );
}

const near = (a: Point, b: Point) => Math.abs(a[0] - b[0]) < 1e-3 && Math.abs(a[1] - b[1]) < 1e-3;

export const onCanvas = ([x, y]: Point, [a, b, c, d, e, f]: AffineMatrix): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
];
