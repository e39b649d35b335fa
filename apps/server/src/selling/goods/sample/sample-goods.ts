import type { VariantInCatalogue } from '@boxwright/storage';
import { type Goods, noBoard } from '../goods.ts';
import type { Artwork } from '../line-snapshot.ts';
import type { SampleSnapshot } from './sample-snapshot.ts';

/** The snapshot of a sample as currently offered. */
export function snapshotOfSample(variant: VariantInCatalogue, artwork: Artwork): SampleSnapshot {
  const { designType, customDescription, designId } = artwork;
  return {
    kind: 'sample',
    style: variant.style,
    length: variant.lengthMm,
    width: variant.widthMm,
    height: variant.heightMm,
    categoryId: variant.categoryId,
    categoryName: variant.itemName,
    categoryRoute: variant.categoryRoute,
    variantName: variant.name,
    image: variant.images[0] ?? '',
    designType,
    customDescription,
    designId,
    quotation: null,
  };
}

/** Converts a snapshot of a sample to the common form. */
export function sampleGoods(snapshot: SampleSnapshot, variantId: number | null): Goods {
  const { style, length, width, height, variantName } = snapshot;
  const size = `${length} × ${width} × ${height} mm`;
  return {
    kind: 'sample',
    variantId,
    name: `Sample of ${variantName}`,
    image: snapshot.image,
    description: `${size}, digitally printed, without coating`,
    details: [
      { label: 'Inside size', value: size },
      { label: 'Print', value: 'Digital, without coating' },
      { label: 'Design', value: snapshot.customDescription ?? '' },
    ].filter(({ value }) => value !== ''),
    identity: ['sample', variantId, style, length, width, height].join('|'),
    columns: {
      ...noBoard,
      categoryId: snapshot.categoryId,
      categoryName: snapshot.categoryName,
      categoryRoute: snapshot.categoryRoute,
      style,
      length,
      width,
      height,
    },
    choice: { kind: 'sample', variantId: variantId ?? 0 },
    snapshot,
  };
}
