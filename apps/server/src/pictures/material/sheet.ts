import { type Markup, num } from '../drawing/shapes.ts';

/** Size of a swatch; what matters lies in the middle, where it stays when it is cropped. */
export const swatchSize = { width: 480, height: 240 };

export function onSwatch(
  markup: Markup,
  size: { readonly width: number; readonly height: number } = swatchSize,
): string {
  const { width, height } = size;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${markup}</svg>`;
}

export const gradient = (
  id: string,
  stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
  { x1 = 0, y1 = 0, x2 = 1, y2 = 0 } = {},
): Markup =>
  `<linearGradient id="${id}" x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}">${stops.map(stop).join('')}</linearGradient>`;

export const glow = (
  id: string,
  stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
  { cx = 0.5, cy = 0.5, r = 0.5 } = {},
): Markup =>
  `<radialGradient id="${id}" cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}">${stops.map(stop).join('')}</radialGradient>`;

const stop = ([offset, colour, opacity = 1]: readonly [number, string, number?]) =>
  `<stop offset="${num(offset)}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${num(opacity)}"` : ''}/>`;

export const softly = (id: string, deviation: number): Markup =>
  `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${num(deviation)}"/></filter>`;

/** The grain of an uncoated surface, as a filter on a shape. Frequencies along and across the fibres. */
export const grain = (id: string, along: number, across: number, colour: string, strength: number): Markup => {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  return (
    `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${along} ${across}" numOctaves="3" seed="7"/>` +
    `<feColorMatrix values="0 0 0 0 ${num(r ?? 0)} 0 0 0 0 ${num(g ?? 0)} 0 0 0 0 ${num(b ?? 0)} ${num(strength * 2.4)} 0 0 0 ${num(-strength * 0.85)}"/>` +
    '<feComposite in2="SourceGraphic" operator="in"/></filter>'
  );
};
