import { type Box, foldBox, type Point, projectBox, type View } from '@boxwright/dieline';
import { fill, line, outline } from '../drawing/shapes.ts';
import { canvas, fitted, onPaper } from './canvas.ts';
import type { BoxView } from './draw-box.ts';
import { onCanvas } from './paint-box.ts';
import { shadowOf } from './shadow.ts';

const views: { readonly [view in BoxView]: { readonly progress: number; readonly camera: View } } = {
  closed: { progress: 1, camera: { yaw: 33, pitch: 24 } },
  open: { progress: 0.8, camera: { yaw: 33, pitch: 33 } },
  flat: { progress: 0, camera: { yaw: 0, pitch: 0 } },
};

const print = [255, 253, 248] as const;
const board = [226, 210, 184] as const;

/** Draws a box of any style without print, as a complete SVG of 800 × 640. */
export function drawPlainBox(box: Box, view: BoxView): string {
  const { progress, camera } = views[view];
  const faces = foldBox(box, progress);
  const picture = projectBox(faces, camera);
  const toCanvas = fitted(picture.viewBox, { width: canvas.width * 0.7, height: canvas.height * 0.76 });
  const painted = picture.faces.map(({ points, holes = [], side, shade }) => {
    const shape = [points, ...holes].map((each) => outline(each.map((point) => onCanvas(point, toCanvas)))).join('');
    return fill(shape, lit(side === 'outside' ? print : board, shade)) + line(shape, '#1c1208', 1.4, { opacity: 0.3 });
  });
  const shadow = view === 'flat' ? '' : shadowOf(faces, footprintOf(picture.footprint), camera, toCanvas);
  return onPaper(shadow + painted.join(''));
}

/** A sleeve or a flat piece that stands on an edge has hardly any footprint. */
const footprintOf = (points: readonly Point[]): readonly Point[] => (points.length > 2 ? points : []);

const lit = (colour: readonly number[], shade: number): string =>
  `rgb(${colour.map((part) => Math.round(part * shade)).join(' ')})`;
