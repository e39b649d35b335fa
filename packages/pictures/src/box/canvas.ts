import type { AffineMatrix } from '@boxwright/dieline';
import { type Markup, num } from '../drawing/shapes.ts';

/** Size of every picture of a box in pixels. */
export const canvas = { width: 800, height: 640 };

/** A paper background without a horizon, lighter at the light source. */
export function onPaper(markup: Markup): string {
  const { width, height } = canvas;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    '<defs><radialGradient id="paper" cx=".36" cy=".3" r=".95"><stop offset="0" stop-color="#fdfbf6"/>' +
    '<stop offset=".55" stop-color="#f6f0e5"/><stop offset="1" stop-color="#e9dfce"/></radialGradient>' +
    `${blur('far', 13)}${blur('close', 3.2)}</defs>` +
    `<rect width="${width}" height="${height}" fill="url(#paper)"/>${markup}</svg>`
  );
}

const blur = (id: string, deviation: number) =>
  `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="0" width="${canvas.width}" height="${canvas.height}">` +
  `<feGaussianBlur stdDeviation="${num(deviation)}"/></filter>`;

/** Centres a drawing with these bounds on the canvas, scaled to fit the given area. */
export function fitted(
  bounds: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  room: { readonly width: number; readonly height: number },
): AffineMatrix {
  const scale = Math.min(room.width / bounds.width, room.height / bounds.height);
  return [
    scale,
    0,
    0,
    scale,
    canvas.width / 2 - (bounds.x + bounds.width / 2) * scale,
    canvas.height / 2 - (bounds.y + bounds.height / 2) * scale,
  ];
}
