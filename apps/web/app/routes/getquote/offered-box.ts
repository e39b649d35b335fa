import { type BoxLimits, isTooMany } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { orderableQuantity, withNote, writeChoice } from '../../features/configurator/box-choice.ts';
import { paths } from '../../paths.ts';
import type { ChosenBoxData } from '../customiser/load-chosen-box.ts';
import type { OfferedGoods } from './offered-goods.ts';

/** A configured box with its price for everybody. */
export const offeredBox = (box: ChosenBoxData): OfferedGoods => {
  const { choice, note, limits, product, facts, quote, problem } = box;
  const query = writeChoice(choice).toString();
  return {
    goods: {
      kind: 'box',
      choice,
      limits,
      facts,
      // Without the ladder, which isn't shown here.
      quote: quote && { price: quote.price, delivery: quote.delivery },
    },
    page: { name: product.itemName, to: `${paths.category(product.route)}?${withNote(writeChoice(choice), note)}` },
    query,
    isPickup: choice.deliveryType === 'SelfPickup',
    pincode: choice.pincode,
    note,
    problem: problem ?? (orderableQuantity(choice, limits) === null ? quantityText(limits) : null),
    canAsk: problem !== null || isTooMany(choice.quantity, limits),
  };
};

const quantityText = ({ minimumBoxes, maximumBoxes }: BoxLimits): string =>
  `Quotations are for ${formatCount(minimumBoxes)} to ${formatCount(maximumBoxes)} boxes. Please choose another quantity.`;
