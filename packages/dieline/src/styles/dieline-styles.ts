import type { DielineStyle, StyleId } from '../dieline.ts';
import { reverseTuckEnd } from './tube/reverse-tuck-end.ts';
import { straightTuckEnd } from './tube/straight-tuck-end.ts';

/** The tuck styles, by their stable id: those that `drawDieline` draws. `boxStyles` holds every style. */
export const dielineStyles: { readonly [id in StyleId]: DielineStyle } = {
  'straight-tuck-end': { ...straightTuckEnd, id: 'straight-tuck-end', ecma: 'A20.20.01.01' },
  'reverse-tuck-end': { ...reverseTuckEnd, id: 'reverse-tuck-end', ecma: 'A20.20.03.01' },
};

/** Whether an unvalidated text (from a form, a row or a URL) is a style id. */
export function isStyleId(text: string): text is StyleId {
  return Object.hasOwn(dielineStyles, text);
}
