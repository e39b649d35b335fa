import type { DielineStyle, SizeLimits, StyleId } from './dieline.ts';

/** Smallest tube that can be glued and tucked; the largest are bounded by the biggest stock sheet. */
const tubeLimits: SizeLimits = { length: [15, 400], width: [12, 300], height: [15, 600], caliper: [0.2, 1] };

/** Every style that can be drawn, by its stable id. */
export const dielineStyles: { readonly [id in StyleId]: DielineStyle } = {
  'straight-tuck-end': {
    id: 'straight-tuck-end',
    name: 'Straight tuck end',
    ecma: 'A20.20.01.01',
    limits: tubeLimits,
  },
  'reverse-tuck-end': {
    id: 'reverse-tuck-end',
    name: 'Reverse tuck end',
    ecma: 'A20.20.01.03',
    limits: tubeLimits,
  },
};

/** Whether a text from outside (a form, a row, an address) names a style. */
export function isStyleId(text: string): text is StyleId {
  return Object.hasOwn(dielineStyles, text);
}
