import { type Input, stickerItem } from '@boxwright/contract';
import type { CartAction } from '../../features/cart/cart-question.ts';
import { designTypes, type StickerSelection, sizeOf } from '../../features/stickers/sticker-choice.ts';

/** The chosen stickers for the cart. They are always delivered, free of charge. */
export const stickersForCart = (
  selection: StickerSelection,
  { lineId, quantity, ifSame, mergedLineId }: CartAction,
  customerId: number | null,
): Input<'AddToCartWebsite'> => ({
  orderType: 'Stickers',
  cartId: null,
  items: [{ item: stickerItem, quantity }],
  shape: String(selection.shapeId ?? ''),
  material: String(selection.materialId ?? ''),
  ...sizeOf(selection),
  artwork: selection.artwork,
  boardId: null,
  outerCoatingId: null,
  innerCoatingId: null,
  quotation: selection.quotation,
  deliveryType: 'StandardShipping',
  destination: null,
  lineId,
  ...(ifSame === undefined ? {} : { ifSame }),
  ...(mergedLineId === undefined ? {} : { mergedLineId }),
  // Without a picture, what is awaited says it, and can be answered otherwise in the cart and after the order.
  designType: selection.artwork === null ? null : designTypes[selection.design],
  artworkWish: selection.design === 'help' ? 'help' : null,
  designId: null,
  customerId,
  status: 'INCART',
});
