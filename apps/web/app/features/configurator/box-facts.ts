import { type BoxPrice, contentsText, goodContents, measuredNames, type Variant } from '@boxwright/contract';
import type { BoxChoice, BoxOffer } from './box-choice.ts';
import { sizeText } from './box-words.ts';
import { sizeIn } from './own-size.ts';

export interface BoxFact {
  readonly name: string;
  readonly value: string;
}

/**
 * A chosen box in words: what it is, its size, board, coatings and print, and how heavy its contents are. A size that isn't
 * one is left empty.
 *
 * @param print in words, which the server says
 * @param grain what is promised or wanted of it, in words; empty for nothing
 */
export const boxFacts = (offer: BoxOffer, choice: BoxChoice, print: string, grain: string): readonly BoxFact[] => {
  const variant = offer.variants.find(({ id }) => id === choice.variantId);
  const board = offer.boards.find(({ id }) => id === choice.boardId);
  const coating = (list: BoxOffer['outerCoatings'], id: number | null) =>
    list.find((each) => each.id === id)?.name ?? 'None';
  const contents = goodContents(choice.contents);
  return [
    { name: 'Box', value: variant === undefined ? '' : boxName(variant, choice) },
    {
      name: `${measuredNames[choice.ownSize?.measured ?? 'inside']} size`,
      value: variant === undefined ? '' : sizeOf(variant, choice),
    },
    { name: 'Board', value: board === undefined ? '' : `${board.name}, ${board.gsm} gsm` },
    { name: 'Outer coating', value: coating(offer.outerCoatings, choice.outerCoatingId) },
    { name: 'Inner coating', value: coating(offer.innerCoatings, choice.innerCoatingId) },
    { name: 'Print', value: print },
    ...(grain === '' ? [] : [{ name: 'Grain', value: grain }]),
    ...(contents === null ? [] : [{ name: 'Contents', value: contentsText(contents) }]),
  ];
};

/** What a price promises of the grain, in words; empty for nothing, or without a price. */
export const promisedGrain = (price: Pick<BoxPrice, 'grain' | 'grainName'> | null | undefined): string =>
  price && price.grain !== 'free' ? price.grainName : '';

const boxName = ({ name, itemName }: Variant, { ownSize }: BoxChoice): string =>
  ownSize === null ? name : `${itemName}, made to measure`;

const sizeOf = (variant: Variant, { ownSize }: BoxChoice): string => {
  if (ownSize === null) return sizeText(variant);
  const size = sizeIn(ownSize);
  return Object.values(size).every((side) => side > 0 && side < 100_000) ? sizeText(size) : '';
};
