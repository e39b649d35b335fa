import { isStyleId } from '@boxwright/dieline';
import { isDrawn, type VariantInCatalogue } from '@boxwright/storage';
import { plainLook } from '../pictures/find-picture.ts';

type Pictured = Pick<VariantInCatalogue, 'style' | 'lengthMm' | 'widthMm' | 'heightMm' | 'images'>;

/**
 * A variant's pictures: its photograph, if it has one, then drawings of it closed, open and flat. The drawings have its
 * present size and style, in the look that its stored addresses name.
 */
export function picturesOf(variant: Pictured): string[] {
  const photograph = variant.images.find((address) => !isDrawn(address));
  const look = isStyleId(variant.style) ? lookIn(variant.images) : plainLook;
  const size = [variant.lengthMm, variant.widthMm, variant.heightMm].map(Math.round).join('x');
  const drawn = `/pictures/box/${variant.style}/${size}.svg?look=${look}`;
  return [...(photograph === undefined ? [] : [photograph]), drawn, `${drawn}&view=open`, `${drawn}&view=flat`];
}

const lookIn = (images: readonly string[]): string => {
  const [, look = plainLook] = /[?&]look=([a-z\d-]+)/.exec(images.find(isDrawn) ?? '') ?? [];
  return look;
};
