import type { Picture } from '../contour.ts';

/** A black picture of `side` × `side` pixels; the alpha at a place from 0 to 1 across and down, itself from 0 to 1. */
export function drawn(side: number, alphaAt: (x: number, y: number) => number): Picture {
  const pixels = new Uint8Array(4 * side * side);
  for (let pixel = 0; pixel < side * side; pixel += 1) {
    const alpha = alphaAt(((pixel % side) + 0.5) / side, (Math.floor(pixel / side) + 0.5) / side);
    pixels[4 * pixel + 3] = Math.round(255 * Math.min(1, Math.max(0, alpha)));
  }
  return { pixels, width: side, height: side };
}

/** The same on a coloured ground. */
export function onGround({ pixels, width, height }: Picture, ground: readonly [number, number, number]): Picture {
  const opaque = pixels.map((value, index) => {
    const alpha = (pixels[index - (index % 4) + 3] ?? 0) / 255;
    return index % 4 === 3 ? 255 : Math.round(value * alpha + (ground[index % 4] ?? 0) * (1 - alpha));
  });
  return { pixels: opaque, width, height };
}

const disc = (x: number, y: number, radius: number) => (px: number, py: number) =>
  Math.hypot(px - x, py - y) < radius ? 1 : 0;

export const ring = (side: number): Picture =>
  drawn(side, (x, y) => disc(0.5, 0.5, 0.45)(x, y) - disc(0.5, 0.5, 0.3)(x, y));

/** With straight sides, sharp tips and sharp corners between them. */
export const star = (side: number): Picture => {
  const corners = Array.from({ length: 10 }, (_, index) => {
    const [radius, angle] = [index % 2 === 0 ? 0.48 : 0.2, (index * Math.PI) / 5];
    return [0.5 + radius * Math.sin(angle), 0.5 - radius * Math.cos(angle)] as const;
  });
  return drawn(side, (x, y) => {
    let inside = false;
    for (const [index, [x1, y1]] of corners.entries()) {
      const [x2, y2] = corners[(index + 1) % 10] ?? [0, 0];
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)) inside = !inside;
    }
    return inside ? 1 : 0;
  });
};

/** A wavy head whose edge fades out over a tenth of the picture. */
export const softPhoto = (side: number): Picture =>
  drawn(side, (x, y) => {
    const [across, down] = [x - 0.5, y - 0.5];
    return (0.38 + 0.05 * Math.sin(5 * Math.atan2(down, across)) - Math.hypot(across, down)) / 0.1;
  });

/** Three discs, apart by a tenth of the picture and more. */
export const islands = (side: number): Picture => {
  const discs = [disc(0.2, 0.2, 0.18), disc(0.72, 0.22, 0.2), disc(0.45, 0.75, 0.22)];
  return drawn(side, (x, y) => Math.max(...discs.map((alphaAt) => alphaAt(x, y))));
};
