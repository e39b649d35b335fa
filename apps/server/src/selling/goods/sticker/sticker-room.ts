import type { StickerRoomRow } from '@boxwright/contract';
import { formatCount, formatRupees, type Paise, paise } from '@boxwright/money';
import { layStickers, priceSticker } from '@boxwright/pricing';
import type { ConfiguredStickers } from './configure-stickers.ts';

/**
 * How many more pieces fit on the last sheet, and what they add to the price: material and press are paid with the
 * sheet, but cutting is not, so they cost nothing only while the order is below the least price. Null when the sheet is
 * full.
 *
 * @param total what the buyer pays for the quantity
 */
export function stickerRoom(
  { spec, rates }: ConfiguredStickers,
  quantity: number,
  total: Paise,
): StickerRoomRow | null {
  const { count } = layStickers(spec);
  const full = Math.ceil(quantity / count) * count;
  if (full === quantity) return null;
  const filled = priceSticker({ ...spec, quantity: full }, rates.card);
  if (!filled.ok) return null;
  const more = paise(filled.total - total);
  const pieces = full - quantity;
  const extra = more === 0 ? 'nothing' : `only ${formatRupees(more)}`;
  const text = `${formatCount(count)} fit on a sheet: ${formatCount(pieces)} more cost${pieces === 1 ? 's' : ''} ${extra} extra.`;
  return { perSheet: count, quantity: full, pieces, more, text };
}
