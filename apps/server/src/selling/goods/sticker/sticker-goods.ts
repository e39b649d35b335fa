import { type Goods, noBoard } from '../goods.ts';
import type { Artwork } from '../line-snapshot.ts';
import type { ConfiguredStickers } from './configure-stickers.ts';
import type { StickerSnapshot } from './sticker-snapshot.ts';

/** The snapshot of stickers as currently offered. */
export function snapshotOfStickers({ shape, material, spec }: ConfiguredStickers, artwork: Artwork): StickerSnapshot {
  const { designType, customDescription, designId } = artwork;
  return {
    kind: 'sticker',
    shape: { id: shape.id, name: shape.name },
    material: { id: material.id, code: material.code, name: material.name },
    length: spec.length,
    width: spec.width,
    image: shape.image ?? '',
    designType,
    customDescription,
    designId,
    quotation: null,
  };
}

/** Converts a snapshot of stickers to the common form. */
export function stickerGoods(snapshot: StickerSnapshot): Goods {
  const { shape, material, length, width } = snapshot;
  const size = `${length} × ${width} mm`;
  return {
    kind: 'sticker',
    // Stickers don't belong to a category.
    variantId: null,
    name: `${shape.name} stickers`,
    image: snapshot.image,
    description: `${size}, ${material.name}`,
    details: [
      { label: 'Shape', value: shape.name },
      { label: 'Size', value: size },
      { label: 'Material', value: material.name },
    ],
    identity: ['sticker', shape.id, length, width, material.id].join('|'),
    columns: {
      ...noBoard,
      categoryId: null,
      categoryName: 'Stickers',
      categoryRoute: null,
      style: '',
      length,
      width,
      height: 0,
    },
    choice: { kind: 'sticker', shape: String(shape.id), material: String(material.id), length, width },
    snapshot,
  };
}
