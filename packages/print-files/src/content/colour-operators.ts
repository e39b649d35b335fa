import type { ColourSpace } from '../pdf/colour-space.ts';

/** Operators that set a colour, for filling or for strokes, and the colour space of those that have one of their own. */
export const colourOperators = new Map<string, { target: 'fill' | 'stroke'; family?: ColourSpace['family'] }>([
  ['g', { target: 'fill', family: 'Gray' }],
  ['G', { target: 'stroke', family: 'Gray' }],
  ['rg', { target: 'fill', family: 'RGB' }],
  ['RG', { target: 'stroke', family: 'RGB' }],
  ['k', { target: 'fill', family: 'CMYK' }],
  ['K', { target: 'stroke', family: 'CMYK' }],
  ...(['cs', 'sc', 'scn'] as const).map((name) => [name, { target: 'fill' }] as const),
  ...(['CS', 'SC', 'SCN'] as const).map((name) => [name, { target: 'stroke' }] as const),
]);
