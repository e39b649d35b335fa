import type { Dieline, DielineRequest, DrawnDieline, StyleId } from './dieline.ts';
import { dielineStyles } from './styles.ts';
import { drawTuckTube } from './tuck-tube.ts';

const drawings: { readonly [id in StyleId]: (request: DielineRequest) => Dieline } = {
  'straight-tuck-end': (request) => drawTuckTube('straight-tuck-end', request, { top: 'back', bottom: 'back' }),
  'reverse-tuck-end': (request) => drawTuckTube('reverse-tuck-end', request, { top: 'back', bottom: 'front' }),
};

const names: { readonly [dimension in keyof DielineRequest]: string } = {
  length: 'Length',
  width: 'Width',
  height: 'Height',
  caliper: 'Board thickness',
};

/**
 * Draws a carton of the given style and inside size (millimetres), or says which measure doesn't fit the style, in the
 * buyer's words. The drawing's bounding box starts at [0, 0].
 */
export function drawDieline(style: StyleId, request: DielineRequest): DrawnDieline {
  const { name, limits } = dielineStyles[style];
  for (const dimension of ['length', 'width', 'height', 'caliper'] as const) {
    const [least, most] = limits[dimension];
    const value = request[dimension];
    if (!(value >= least && value <= most)) {
      const text = `${names[dimension]} of a ${name.toLowerCase()} box must be from ${least} to ${most} mm.`;
      return { ok: false, problem: dimension, text };
    }
  }
  return { ok: true, dieline: drawings[style](request) };
}
