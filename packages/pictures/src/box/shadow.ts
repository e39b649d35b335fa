import type { AffineMatrix, Face, Point, View } from '@boxwright/dieline';
import { type Markup, outline } from '../drawing/shapes.ts';
import { onCanvas } from './paint-box.ts';

/** Shadow per millimetre of height: how far it falls to the camera's right and away from it. */
const fall = { right: 0.46, away: 0.1 };

/** The soft shadow of a key light from the upper left, and the contact shadow on the paper. */
export function shadowOf(
  faces: readonly Face[],
  footprint: readonly Point[],
  view: View,
  toCanvas: AffineMatrix,
): Markup {
  const ground = Math.min(...faces.flatMap(({ points }) => points.map(([, y]) => y)));
  const [turn, rise] = [(view.yaw * Math.PI) / 180, (view.pitch * Math.PI) / 180];
  const cast = faces
    .filter(({ role }) => role === 'wall' || role === 'lid')
    .map(({ points }) =>
      outline(
        points.map(([x, y, z]) => {
          const [right, away] = [(y - ground) * fall.right, (y - ground) * fall.away];
          const onX = x + right * Math.cos(turn) - away * Math.sin(turn);
          const onZ = z - right * Math.sin(turn) - away * Math.cos(turn);
          const picture: Point = [
            onX * Math.cos(turn) - onZ * Math.sin(turn),
            (onX * Math.sin(turn) + onZ * Math.cos(turn)) * Math.sin(rise) - ground * Math.cos(rise),
          ];
          return onCanvas(picture, toCanvas);
        }),
      ),
    );
  const foot = outline(footprint.map((point) => onCanvas(point, toCanvas)));
  return (
    `<g filter="url(#far)" fill="#8a7252" opacity=".3">${cast.map((data) => `<path d="${data}"/>`).join('')}</g>` +
    `<path d="${foot}" fill="#3a2a18" fill-opacity=".5" stroke="#3a2a18" stroke-opacity=".4" stroke-width="6" filter="url(#close)"/>`
  );
}
