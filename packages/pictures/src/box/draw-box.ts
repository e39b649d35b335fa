import { type Dieline, projectBox } from '@boxwright/dieline';
import type { Artwork } from '../brands/artwork.ts';
import { canvas, fitted, onPaper } from './canvas.ts';
import { drawFlat, drawPrint } from './flat.ts';
import { paintBox } from './paint-box.ts';
import { shadowOf } from './shadow.ts';
import { type FoldedTo, nearlyClosed, standBox, wideOpen } from './stand-box.ts';

/** The views of a box: closed, with its lid open, the flat blank, and only the print of the flat blank. */
export const boxViews = ['closed', 'open', 'flat', 'print'] as const;

export type BoxView = (typeof boxViews)[number];

/** Draws a box with its artwork as a complete SVG of 800 × 640; its print alone in the blank's own proportions. */
export function drawBox(dieline: Dieline, artwork: Artwork, view: BoxView): string {
  if (view === 'print') return drawPrint(dieline, artwork);
  if (view === 'flat') return onPaper(drawFlat(dieline, artwork));
  return onPaper(
    view === 'closed' ? shoot(dieline, artwork, nearlyClosed, false) : shoot(dieline, artwork, wideOpen, true),
  );
}

function shoot(dieline: Dieline, artwork: Artwork, foldedTo: FoldedTo, isOpen: boolean) {
  // An open box shows its inside: it is upright, and the camera is higher.
  const pose = isOpen && artwork.pose === 'lying' ? 'standing' : artwork.pose;
  const camera = isOpen ? { yaw: pose === 'along' ? -38 : -artwork.camera.yaw, pitch: 33 } : artwork.camera;
  // The glue flap is hidden behind the wall glued onto it.
  const faces = standBox(dieline, foldedTo, pose).filter(({ role }) => role !== 'glueFlap');
  const picture = projectBox(faces, camera);
  const share = shareOf(dieline);
  const room = { width: canvas.width * (pose === 'along' ? 0.8 : 0.7) * share, height: canvas.height * 0.79 * share };
  const toCanvas = fitted(picture.viewBox, room);
  return shadowOf(faces, picture.footprint, camera, toCanvas) + paintBox(dieline, picture, toCanvas, artwork, isOpen);
}

/** Small boxes are drawn smaller: from three quarters of the area at 50 mm to all of it at 230 mm. */
function shareOf({ inside }: Dieline): number {
  const doublings = Math.log2(Math.max(inside.length, inside.width, inside.height) / 50);
  return 0.76 + 0.24 * Math.min(1, Math.max(0, doublings / 2.2));
}
