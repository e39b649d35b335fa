import { priceSticker } from '@boxwright/pricing';
import type { StickerShape } from '@boxwright/storage';
import type { Catalogue } from '../../catalogue/snapshot.ts';

/**
 * The lowest price in rupees before GST for `pieces` of a shape, among its offered sizes on the cheapest material. Null
 * while none has a price.
 */
export function stickerStartingPrice(
  { id, priceClass }: Pick<StickerShape, 'id' | 'priceClass'>,
  { stickers, gstRates }: Pick<Catalogue, 'stickers' | 'gstRates'>,
  pieces: number,
): number | null {
  const { rates } = stickers;
  if (!rates) return null;
  const offered = stickers.materials.filter(({ status, hsn }) => status === 'Active' && gstRates.has(hsn));
  const costs = new Map(rates.card.materials.map(({ code, perSheet }) => [code, perSheet]));
  const [cheapest] = offered
    .filter(({ code }) => costs.has(code))
    .toSorted((a, b) => (costs.get(a.code) ?? 0) - (costs.get(b.code) ?? 0));
  if (!cheapest) return null;
  const totals = stickers.sizes
    .filter(({ shapeId, status }) => shapeId === id && status === 'Yes')
    .map(({ length, width }) =>
      priceSticker({ shape: priceClass, length, width, material: cheapest.code, quantity: pieces }, rates.card),
    )
    .flatMap((price) => (price.ok ? [price.total] : []));
  return totals.length === 0 ? null : Math.min(...totals) / 100;
}
