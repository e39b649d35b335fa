import type { Input } from '@boxwright/contract';
import type { BoxChoice } from '../../features/configurator/box-choice.ts';
import { sizeInput } from '../../features/configurator/quote-input.ts';

type SampleFile = Pick<BoxChoice, 'artwork' | 'place'>;

/** One sample of the chosen box, for the cart. */
export const sampleInput = (
  choice: Omit<BoxChoice, keyof SampleFile>,
  { artwork, place }: SampleFile,
  customerId: number | null,
): Input<'AddToCartWebsite'> => ({
  orderType: 'Ordersample',
  cartId: null,
  items: [{ item: choice.variantId, quantity: 1 }],
  ...sizeInput(choice),
  boardId: choice.boardId,
  ...(artwork === null ? {} : { boxArtwork: artwork, boxArtworkPlace: place }),
  outerCoatingId: null,
  innerCoatingId: null,
  quotation: null,
  deliveryType: 'StandardShipping',
  destination: null,
  lineId: null,
  designId: null,
  customerId,
  status: 'INCART',
});
