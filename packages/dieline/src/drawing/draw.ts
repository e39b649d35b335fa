import type { DielineProblem, DielineRequest, DrawnDieline, StyleId } from '../dieline.ts';
import { drawBox } from './box.ts';

const fields: readonly DielineProblem[] = ['length', 'width', 'height', 'caliper'];

/**
 * Draws a tuck carton of the given inside size (millimetres) with its default options, or returns which measure doesn't
 * fit the style, with a text for the buyer. The drawing's bounding box starts at [0, 0]. `drawBox` draws every style.
 */
export function drawDieline(style: StyleId, { length, width, height, caliper }: DielineRequest): DrawnDieline {
  const drawn = drawBox(style, { length, width, height, caliper });
  if (!drawn.ok) {
    const problem = fields.find((field) => field === drawn.problem.field) ?? 'style';
    return { ok: false, problem, text: drawn.problem.text };
  }
  const [blank] = drawn.box.blanks;
  if (!blank) throw new RangeError(`The style ${style} has no blank`);
  return { ok: true, dieline: blank.dieline };
}
