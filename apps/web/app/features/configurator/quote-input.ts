import { type BoxLimits, boxQuery, goodContents, type Input, patterns } from '@boxwright/contract';
import { type BoxChoice, nextThousand, orderableQuantity, pricedQuantity } from './box-choice.ts';
import { ladderQuantities } from './ladder-quantities.ts';
import { sizeIn } from './own-size.ts';

/** A box as input for prices, layouts and quotations. */
export type BoxInput = Omit<Input<'GetLayout'>, 'quantity'>;

export const boxInput = (choice: Omit<BoxChoice, 'quantity'>): BoxInput => ({
  variantId: choice.variantId,
  boardId: choice.boardId,
  outerCoatingId: choice.outerCoatingId,
  innerCoatingId: choice.innerCoatingId,
  print: choice.print,
  ...sizeInput(choice),
  ...(choice.grain === null ? {} : { grain: choice.grain }),
});

/** The dimensions of a custom size; null for the variant's. */
export const sizeInput = ({ ownSize }: Pick<BoxChoice, 'ownSize'>) =>
  ownSize === null
    ? { length: null, width: null, height: null }
    : { ...sizeIn(ownSize), ...(ownSize.measured === undefined ? {} : { measured: ownSize.measured }) };

/** The weight of the contents, which is kept with a box and doesn't change its price. */
export const contentsInput = ({ contents }: Pick<BoxChoice, 'contents'>) => ({ contents: goodContents(contents) });

/** The box in a quantity as a query, for links that take it along. */
export const boxQueryOf = (box: BoxInput, quantity: number): URLSearchParams => {
  const { length, width, height, measured = 'inside' } = box;
  const size = length == null || width == null || height == null ? null : { length, width, height, measured };
  return boxQuery({ ...box, quantity, pincode: '', size });
};

/** The delivery method for carts and quotations; null for pick-up. */
export const destinationOf = ({ deliveryType, pincode }: BoxChoice): string | null =>
  deliveryType === 'SelfPickup' ? null : pincode;

/**
 * Input of `GetQuote` for a choice. A quantity or a pincode that is still being typed is left out.
 *
 * @param customerId the customer whose paid dies aren't charged again; null for the prices on public pages
 */
export const quoteInput = (
  choice: BoxChoice,
  limits: BoxLimits,
  quantities: number[],
  customerId: number | null,
): Input<'GetQuote'> => {
  const destination = destinationOf(choice);
  return {
    ...boxInput(choice),
    customerId,
    quantity: orderableQuantity(choice, limits),
    quantities,
    quotation: choice.quotation,
    deliveryType: choice.deliveryType,
    destination: destination !== null && patterns.pincode.test(destination) ? destination : null,
  };
};

/** The quantities that the customiser shows: those of the cards and the ladder, and the next thousand. */
export const shownQuantities = (choice: BoxChoice, limits: BoxLimits): number[] => {
  const quantity = pricedQuantity(choice, limits);
  const next = quantity === null ? null : nextThousand(quantity, limits);
  return next === null ? ladderQuantities(quantity) : [...ladderQuantities(quantity), next];
};
