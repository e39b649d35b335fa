import { type Box, foldBox, laySideBySide, namedBlanks, type Point, projectBox, type View } from '@boxwright/dieline';
import { fill, line, type Markup, outline } from '../drawing/shapes.ts';
import { canvas, fitted, onPaper } from './canvas.ts';
import type { BoxView } from './draw-box.ts';
import { onCanvas } from './paint-box.ts';
import { shadowOf } from './shadow.ts';

/** Without print there is no view of it. */
type PlainView = Exclude<BoxView, 'print'>;

const views: { readonly [view in Exclude<PlainView, 'flat'>]: { readonly progress: number; readonly camera: View } } = {
  closed: { progress: 1, camera: { yaw: 33, pitch: 24 } },
  open: { progress: 0.8, camera: { yaw: 33, pitch: 33 } },
};

const print = [255, 253, 248] as const;
const board = [226, 210, 184] as const;

/** Draws a box of any style without print, as a complete SVG of 800 × 640. */
export function drawPlainBox(box: Box, view: PlainView): string {
  if (view === 'flat') return onPaper(drawBlanks(box));
  const { progress, camera } = views[view];
  const faces = foldBox(box, progress);
  const picture = projectBox(faces, camera);
  const toCanvas = fitted(picture.viewBox, { width: canvas.width * 0.7, height: canvas.height * 0.76 });
  const painted = picture.faces.map(({ border, points, holes = [], side, shade }) => {
    const path = (each: readonly Point[], isClosed: boolean) =>
      outline(
        each.map((point) => onCanvas(point, toCanvas)),
        isClosed,
      );
    const shape = [points, ...holes].map((each) => path(each, true)).join('');
    const colour = lit(side === 'outside' ? print : board, shade);
    // Strips of a bent panel have neither lines nor gaps between them.
    const edges = border ? border.map((each) => path(each, false)).join('') : shape;
    return (
      fill(shape, colour) +
      (border ? line(shape, colour, 1) : '') +
      (edges === '' ? '' : line(edges, '#1c1208', 1.4, { opacity: 0.3 }))
    );
  });
  const shadow = shadowOf(faces, footprintOf(picture.footprint), camera, toCanvas);
  return onPaper(shadow + painted.join(''));
}

/** The flat blanks side by side, panel by panel. */
function drawBlanks(box: Box): Markup {
  const { blanks, width, height } = laySideBySide(namedBlanks(box));
  const toCanvas = fitted({ x: 0, y: 0, width, height }, { width: canvas.width * 0.86, height: canvas.height * 0.8 });
  const place = ([x, y]: Point, [right, down]: Point): Point => onCanvas([x + right, y + down], toCanvas);
  return blanks
    .flatMap(({ dieline, shift }) =>
      dieline.panels.map((panel) => {
        const lines = [panel.outline, ...(panel.holes ?? [])];
        const shape = lines.map((each) => outline(each.map((point) => place(point, shift)))).join('');
        return fill(shape, lit(print, 1)) + line(shape, '#1c1208', 1.4, { opacity: 0.3 });
      }),
    )
    .join('');
}

/** A sleeve or a flat piece on its edge has hardly any footprint. */
const footprintOf = (points: readonly Point[]): readonly Point[] => (points.length > 2 ? points : []);

const lit = (colour: readonly number[], shade: number): string =>
  `rgb(${colour.map((part) => Math.round(part * shade)).join(' ')})`;
