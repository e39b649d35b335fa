import type { Product } from '@boxwright/contract';
import { paths } from '../../paths.ts';
import { type BoxChoice, type BoxOffer, writeChoice } from '../configurator/box-choice.ts';
import { shortName, sizeText } from '../configurator/box-words.ts';
import type { ChosenPart, Selection } from './selection.ts';

/** A choice in names and pictures. Null where its size or its board is not on offer. */
export const describeSelection = (
  product: Pick<Product, 'itemName' | 'image' | 'route'>,
  offer: BoxOffer,
  choice: BoxChoice,
): Selection | null => {
  const { variantId, ownSize, boardId, outerCoatingId, innerCoatingId } = choice;
  const variant = offer.variants.find(({ id }) => id === variantId);
  const board = offer.boards.find(({ id }) => id === boardId);
  if (variant === undefined || board === undefined) return null;
  const coating = (list: BoxOffer['outerCoatings'], id: number | null): ChosenPart => {
    const chosen = list.find((each) => each.id === id);
    return chosen === undefined ? { name: 'None', image: null } : { name: chosen.name, image: chosen.image };
  };
  return {
    box: { name: product.itemName, image: product.image },
    design: {
      name:
        ownSize === null
          ? `${shortName(variant, product.itemName)}, ${sizeText(variant)}`
          : `Your own size, ${sizeText(ownSize)}`,
      image: variant.images.split('#')[0] || null,
    },
    outerCoating: coating(offer.outerCoatings, outerCoatingId),
    innerCoating: coating(offer.innerCoatings, innerCoatingId),
    board: { name: `${board.name}, ${board.gsm} gsm`, image: board.image },
    address: `${paths.category(product.route)}?${writeChoice(choice)}`,
  };
};
