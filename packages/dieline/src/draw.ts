import type { DielineRequest, DrawnDieline, StyleId } from './dieline.ts';

/** Draws a carton of the given style and inside size, or says which measure doesn't fit the style, in the buyer's words. */
export function drawDieline(_style: StyleId, _request: DielineRequest): DrawnDieline {
  throw new Error('Not drawn yet');
}
