import { firstBroken, stickerPriceRules } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { amountOrDash } from '../../features/configurator/box-words.ts';
import { unitWords } from '../../features/stickers/price-words.ts';
import { sizeOf, stickersIn, typedSizeOf, writeSelection } from '../../features/stickers/sticker-choice.ts';
import { paths } from '../../paths.ts';
import type { StickersData } from '../ordercustomstickers/load-stickers.ts';
import type { OfferedGoods } from './offered-goods.ts';

/** Configured stickers, with the price that the quotation will show. */
export const offeredStickers = ({
  first,
  offer,
  artwork,
}: Pick<StickersData, 'first' | 'offer' | 'artwork'>): OfferedGoods => {
  const { selection, answer } = first;
  const { shapeId, materialId } = selection;
  const query = writeSelection(selection).toString();
  const shape = offer.shapes.find(({ id }) => id === shapeId);
  const material = offer.materials.find(({ id }) => id === materialId);
  const count = stickersIn(selection) || 0;
  const price = answer?.ok ? answer.value.price : null;
  // A cut around a picture may be smaller than the size that was typed.
  const { length, width } = price ?? typedSizeOf(selection);
  const broken = firstBroken(stickerPriceRules(offer.least), {
    shape: String(shapeId ?? ''),
    material: String(materialId ?? ''),
    ...sizeOf(selection),
    quantity: stickersIn(selection),
  });
  const refused = answer === null || answer.ok ? null : answer.failure.text;
  return {
    goods: {
      kind: 'sticker',
      selection,
      facts: [
        { name: 'Shape', value: shape?.name ?? '—' },
        { name: 'Size', value: `${length} × ${width} mm` },
        { name: 'Material', value: material?.name ?? '—' },
        { name: 'Quantity', value: count > 0 ? formatCount(count) : '—' },
        ...(artwork.row === null ? [] : [{ name: 'Artwork', value: artwork.row.name }]),
        { name: 'per sticker', value: unitWords(price) },
        { name: 'Goods before GST', value: amountOrDash(price?.total) },
        { name: 'Shipping', value: 'Free' },
        { name: price === null ? 'GST' : `GST ${price.gstRate} %`, value: amountOrDash(price?.gst) },
        { name: 'Total', value: amountOrDash(price?.totalWithGst) },
      ],
    },
    page: { name: 'Custom stickers', to: `${paths.stickers}?${query}` },
    query,
    isPickup: false,
    pincode: '',
    note: null,
    problem: broken?.text ?? refused,
    canAsk: false,
  };
};
