import { cssPixels } from './css-pixels.ts';
import { property } from './element.ts';
import type { SvgElement } from './tree.ts';

/**
 * The size of letters in an element, which lengths in `em` are multiples of, by its style, class or attribute. Names of
 * sizes aren't asked: text isn't taken, so drawings have hardly any.
 *
 * @param outer of what it is in
 */
export function letterOf(element: SvgElement, outer: number): number {
  const written = property(element, 'font-size')?.trim() ?? '';
  const share = /^([\d.]+)%$/.exec(written)?.[1];
  const size = share === undefined ? cssPixels(written, outer) : (Number(share) / 100) * outer;
  return size !== undefined && size > 0 ? size : outer;
}
