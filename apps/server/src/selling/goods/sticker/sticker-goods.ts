import { artworkPreviewAddress } from '@boxwright/contract';
import type { NamedArtwork } from '../../artwork/named-artwork.ts';
import { type Goods, noBoard } from '../goods.ts';
import type { DesignWishes } from '../line-snapshot.ts';
import { type ConfiguredStickers, isTraced } from './configure-stickers.ts';
import type { StickerSnapshot } from './sticker-snapshot.ts';

/** The label of the detail that says whose white is printed. */
export const whiteLabel = 'White';

/** The snapshot of stickers as currently offered. */
export function snapshotOfStickers(
  { shape, material, spec, asked, artwork, contour }: ConfiguredStickers,
  wishes: DesignWishes,
): StickerSnapshot {
  const { designType, customDescription, designId, artworkWish = null } = wishes;
  return {
    kind: 'sticker',
    shape: { id: shape.id, name: shape.name, outline: shape.outline, priceClass: shape.priceClass },
    material: {
      id: material.id,
      code: material.code,
      name: material.name,
      whiteUnderprint: material.whiteUnderprint,
    },
    length: spec.length,
    width: spec.width,
    asked,
    image: shape.image ?? '',
    artwork,
    artworkWish: artwork ? null : artworkWish,
    contour,
    designType,
    customDescription,
    designId,
    quotation: null,
    agreed: null,
  };
}

/** Converts a snapshot of stickers to the common form. */
export function stickerGoods(snapshot: StickerSnapshot): Goods {
  const { shape, material, length, width, asked, artwork, contour, designType } = snapshot;
  const size = `${length} × ${width} mm`;
  return {
    kind: 'sticker',
    // Stickers don't belong to a category.
    variantId: null,
    name: `${shape.name} stickers`,
    image: artwork ? artworkPreviewAddress(artwork.token) : snapshot.image,
    description: [size, material.name, ...(artwork ? [artworkText(artwork)] : [])].join(', '),
    details: [
      { label: 'Shape', value: shape.name },
      { label: 'Size', value: size },
      { label: 'Material', value: material.name },
      ...(artwork ? [{ label: 'Artwork', value: artwork.name }] : []),
      ...(artwork?.white && material.whiteUnderprint ? [{ label: whiteLabel, value: 'As in the artwork' }] : []),
      ...(artwork || designType === null ? [] : [{ label: 'Design', value: designType }]),
    ],
    identity: ['sticker', shape.id, asked.length, asked.width, material.id, ...cutOf(snapshot)].join('|'),
    columns: {
      ...noBoard,
      categoryId: null,
      categoryName: 'Stickers',
      categoryRoute: null,
      style: '',
      length,
      width,
      height: 0,
      stated: null,
    },
    choice: {
      kind: 'sticker',
      shape: String(shape.id),
      material: String(material.id),
      ...asked,
      artwork,
      contour,
    },
    snapshot,
  };
}

const artworkText = ({ name }: NamedArtwork): string => `Artwork: ${name}`;

/** The cut of the special shape belongs to the identity of the goods, because it changes the price. */
function cutOf({ shape, artwork }: StickerSnapshot): readonly (string | number)[] {
  if (!artwork || !isTraced(shape)) return [];
  const { token, offset, smoothing, cut } = artwork;
  return cut ? [token, cut] : [token, offset, smoothing];
}
