import type { Input } from '@boxwright/contract';
import type { CartAction } from '../../features/cart/cart-question.ts';
import type { BoxChoice } from '../../features/configurator/box-choice.ts';
import { contentsInput, destinationOf, sizeInput } from '../../features/configurator/quote-input.ts';

/** The chosen box for the cart. An edited line keeps its note. */
export const cartInput = (
  choice: BoxChoice,
  { lineId, quantity, ifSame, mergedLineId, artwork }: CartAction,
  note: string,
  customerId: number | null,
): Input<'AddToCartWebsite'> => ({
  cartId: null,
  items: [{ item: choice.variantId, quantity }],
  ...sizeInput(choice),
  ...contentsInput(choice),
  print: choice.print,
  grain: choice.grain,
  quotation: choice.quotation,
  outerCoatingId: choice.outerCoatingId,
  innerCoatingId: choice.innerCoatingId,
  boardId: choice.boardId,
  ...(artwork === undefined ? {} : { boxArtwork: artwork, boxArtworkPlace: choice.place }),
  deliveryType: choice.deliveryType,
  destination: destinationOf(choice),
  lineId,
  ...(ifSame === undefined ? {} : { ifSame }),
  ...(mergedLineId === undefined ? {} : { mergedLineId }),
  ...(note === '' || lineId !== null ? {} : { customDescription: note }),
  designId: null,
  customerId,
  status: 'INCART',
});
