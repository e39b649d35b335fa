import { identity, type Matrix } from '../matrix.ts';
import { numbersIn } from './transform.ts';
import type { SvgElement } from './tree.ts';

/** Elements that are drawn only where others refer to them. */
export const referredTo = new Set(['defs', 'symbol', 'pattern', 'mask', 'clipPath', 'marker', 'metadata']);
export const shapes = new Set(['rect', 'circle', 'ellipse', 'path', 'polygon', 'polyline', 'line']);

export const hrefOf = (element: SvgElement): string | undefined => element.attributes.get('href')?.trim();

/** By the style or a class, which are stronger, or the attribute. */
export const property = (element: SvgElement, name: string): string | undefined =>
  element.styles.get(name) ?? element.attributes.get(name);

export const isHidden = (element: SvgElement): boolean => property(element, 'display')?.trim() === 'none';

/** A length in the drawing's own units. */
export function lengthOf(element: SvgElement, name: string): number | undefined {
  const found = Number.parseFloat(element.attributes.get(name) ?? '');
  return Number.isFinite(found) ? found : undefined;
}

/** The elements of a drawing by their ids; of an id that is there twice, the first. */
export function byIdIn(root: SvgElement): ReadonlyMap<string, SvgElement> {
  const found = new Map<string, SvgElement>();
  index(root);
  return found;

  function index(element: SvgElement): void {
    const id = element.attributes.get('id');
    if (id !== undefined && !found.has(id)) found.set(id, element);
    for (const child of element.children) index(child);
  }
}

/** From the drawing's own units to its size. */
export function rootMatrix(
  root: SvgElement,
  { width, height }: { readonly width: number; readonly height: number },
): Matrix {
  const [left = 0, top = 0, across, down] = numbersIn(root.attributes.get('viewBox') ?? '');
  if (!across || !down) return identity;
  const [x, y] = [width / across, height / down];
  const aspect = root.attributes.get('preserveAspectRatio') ?? '';
  if (aspect.trim() === 'none') return [x, 0, 0, y, -left * x, -top * y];
  const same = aspect.includes('slice') ? Math.max(x, y) : Math.min(x, y);
  return [same, 0, 0, same, (width - across * same) / 2 - left * same, (height - down * same) / 2 - top * same];
}
