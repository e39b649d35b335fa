import {
  type AffineMatrix,
  type Dieline,
  type DielineDrawing,
  dielineDrawing,
  type Panel,
  type PathKind,
  type Point,
} from '@boxwright/dieline';
import type { Artwork, Pose } from '../brands/artwork.ts';
import { d, line, type Markup, num, outline, placed, words } from '../drawing/shapes.ts';
import { canvas, fitted } from './canvas.ts';
import { type ArtworkPlacement, combined, matrixText, orientations } from './matrices.ts';
import { onCanvas } from './paint-box.ts';
import { artworkOf, groundOf } from './panel-artwork.ts';

const cutColour = '#d6006f';
const creaseColour = '#0088c7';
const ink = '#1c1a17';

/** The flat printed blank: cuts and creases over a lightened print, with its three measures. */
export function drawFlat(dieline: Dieline, artwork: Artwork): Markup {
  const drawing = dielineDrawing(dieline, 0);
  const toCanvas = fittedSheet(drawing, artwork.pose);
  const drawn = (wanted: PathKind) =>
    dieline.paths
      .filter(({ kind }) => kind === wanted)
      .map(({ points, closed }) =>
        outline(
          points.map((point) => onCanvas(point, toCanvas)),
          closed,
        ),
      );
  // The first cut is the outline; the others are slits.
  const [around = '', ...slits] = drawn('cut');
  const creases = drawn('crease').join('');
  const blank = (attributes: string) => `<use href="#blank" ${attributes}/>`;
  return (
    `<defs><path id="blank" d="${around}"/></defs>` +
    `<g filter="url(#close)" opacity=".28">${blank('x="3" y="5" fill="#5a4020"')}</g>` +
    `${blank('fill="#fffdf8"')}<g opacity=".58">${printOf(dieline, artwork, toCanvas)}</g>` +
    blank(`fill="none" stroke="${cutColour}" stroke-width="1.5" stroke-linejoin="round"`) +
    line(slits.join(''), cutColour, 1.5) +
    line(creases, '#fff', 1.5) +
    line(creases, creaseColour, 1.4, { dash: '7 4.5' }) +
    measures(dieline, toCanvas) +
    marks
  );
}

/** The print from edge to edge of the blank's bounds, for pages that fold it themselves. It stretches to any size. */
export function drawPrint(dieline: Dieline, artwork: Artwork): string {
  const { width, height } = dielineDrawing(dieline, 0);
  const scale = canvas.width / Math.max(width, height);
  const [across, down] = [num(width * scale), num(height * scale)];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}" viewBox="0 0 ${across} ${down}" ` +
    `preserveAspectRatio="none">${printOf(dieline, artwork, [scale, 0, 0, scale, 0, 0])}</svg>`
  );
}

/** Scales the sheet to fit: upright, or with its top to the left if the box is read lengthwise. */
function fittedSheet({ width, height }: Pick<DielineDrawing, 'width' | 'height'>, pose: Pose): AffineMatrix {
  const room = { width: canvas.width * 0.8, height: canvas.height * 0.76 };
  if (pose !== 'along') return fitted({ x: 0, y: 0, width, height }, room);
  return combined(fitted({ x: 0, y: 0, width: height, height: width }, room), [0, -1, 1, 0, 0, width]);
}

const shapeOf = (panel: Panel, toCanvas: AffineMatrix) =>
  outline(panel.outline.map((point) => onCanvas(point, toCanvas)));

/** Front and back, both sides and both lids have the same print: each is drawn once and used twice. */
function printOf(dieline: Dieline, artwork: Artwork, toCanvas: AffineMatrix): Markup {
  const drawn = new Set<string>();
  return dieline.panels
    .map((panel, index) => {
      if (panel.role === 'glueFlap') return '';
      const shape = shapeOf(panel, toCanvas);
      const { area, toSheet } = placementOf(panel, dieline, artwork.pose);
      const ground = groundOf(panel, artwork);
      const kind = kinds[panel.name];
      if (kind === undefined) return `<path d="${shape}" fill="${ground}"/>`;
      const art = drawn.has(kind) ? '' : `<defs><g id="${kind}">${artworkOf(panel, artwork, area)}</g></defs>`;
      drawn.add(kind);
      return (
        `${art}<clipPath id="c${index}"><path id="o${index}" d="${shape}"/></clipPath>` +
        `<use href="#o${index}" fill="${ground}"/><g clip-path="url(#c${index})">` +
        `<use href="#${kind}" transform="${matrixText(combined(toCanvas, toSheet))}"/></g>`
      );
    })
    .join('');
}

const kinds: { readonly [panel: string]: string } = {
  front: 'large',
  back: 'large',
  left: 'small',
  right: 'small',
  topLid: 'end',
  bottomLid: 'end',
};

/**
 * The orientation of artwork on the sheet, so that it is readable on the box: walls upright or lengthwise, the lid with
 * its bottom towards the front.
 */
function placementOf(panel: Panel, dieline: Dieline, pose: Pose): ArtworkPlacement {
  const [upright, along, upsideDown] = orientations(panel);
  const hangsOnBack = dieline.hinges.some(({ parent, child }) => child === panel.name && parent === 'back');
  const chosen =
    panel.role === 'lid' && hangsOnBack ? upsideDown : panel.role === 'wall' && pose === 'along' ? along : upright;
  if (!chosen) throw new RangeError('A panel has four ways to be read');
  return chosen;
}

/** Length and width below front and side wall, height beside them. */
function measures(dieline: Dieline, toCanvas: AffineMatrix): Markup {
  const xs = dieline.panels.flatMap(({ outline }) => outline.map(([x]) => x));
  const ys = dieline.panels.flatMap(({ outline }) => outline.map(([, y]) => y));
  const [right, bottom] = [Math.max(...xs), Math.max(...ys)];
  const away = 20 / Math.hypot(toCanvas[0], toCanvas[1]);
  const of = (name: string) => dieline.panels.find((panel) => panel.name === name)?.outline ?? [];
  const { length, width, height } = dieline.inside;
  const across = (name: string, millimetres: number) => {
    const places = of(name).map(([x]) => x);
    const ends = [Math.min(...places), Math.max(...places)].map((x): Point => onCanvas([x, bottom + away], toCanvas));
    return measureLine(ends, String(millimetres));
  };
  const heights = of('front').map(([, y]) => y);
  const ends = [Math.max(...heights), Math.min(...heights)].map((y): Point => onCanvas([right + away, y], toCanvas));
  return across('front', length) + across('right', width) + measureLine(ends, String(height));
}

/** A dimension line between two points, with its figure on the side away from the sheet's middle. */
function measureLine([from = [0, 0], to = [0, 0]]: readonly Point[], text: string): Markup {
  const isUpright = Math.abs(from[0] - to[0]) < 1;
  const tick = ([x, y]: Point) => (isUpright ? d`M${x - 5} ${y}h10` : d`M${x} ${y - 5}v10`);
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const isAbove = y < canvas.height / 2;
  const at = isUpright ? { x: x + 20, y } : { x, y: isAbove ? y - 10 : y + 21 };
  const figure = words({ face: 'text', text, x: 0, y: 0, height: 3, colour: ink });
  return (
    line(outline([from, to], false) + tick(from) + tick(to), ink, 1, { opacity: 0.55 }) +
    placed(at.x, at.y, figure, { turn: isUpright ? -90 : 0, scale: 3.6 })
  );
}

/** Registration marks in the corners of the sheet. */
const marks = [
  [34, 34],
  [canvas.width - 34, 34],
  [34, canvas.height - 34],
  [canvas.width - 34, canvas.height - 34],
]
  .map(([x = 0, y = 0]) =>
    line(d`M${x - 11} ${y}h22M${x} ${y - 11}v22M${x - 6} ${y}a6 6 0 1 0 12 0a6 6 0 1 0 -12 0`, ink, 0.9, {
      opacity: 0.5,
    }),
  )
  .join('');
