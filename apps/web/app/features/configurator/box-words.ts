import { type BoxPrice, lengthIn, measuredNames, type Output, patterns, type Variant } from '@boxwright/contract';
import { formatCount, formatRupees, type Paise } from '@boxwright/money';
import type { OwnSize } from './box-choice.ts';

/** "100 g" of "Soap Box 100 g". */
export const shortName = ({ name }: Pick<Variant, 'name'>, category: string): string =>
  name.startsWith(`${category} `) ? name.slice(category.length + 1) : name;

/** "60 × 32 × 90 mm", from numbers or typed texts; with the way in which it was measured, if that isn't inside. */
export const sizeText = (
  size: (Pick<Variant, 'length' | 'width' | 'height'> & { measured?: never }) | OwnSize,
): string => {
  const { length, width, height, measured } = size;
  const way = measured === undefined ? '' : ` ${measuredNames[measured].toLowerCase()}`;
  return `${[length, width, height].map(plain).join(' × ')} mm${way}`;
};

/** "60" of "60 mm"; what can't be read stays as it was typed. */
const plain = (side: number | string): number | string => {
  const read = typeof side === 'number' ? side : lengthIn(side);
  return Number.isNaN(read) ? side : read;
};

/** The price per piece with two to four decimals, as many as multiply up to the whole price. */
export const perPiece = ({ pricePerPiece }: Pick<BoxPrice, 'pricePerPiece'>): string => {
  const [whole = '0', decimals = ''] = String(pricePerPiece).split('.');
  return `₹${formatCount(Number(whole))}.${decimals.padEnd(2, '0')}`;
};

/**
 * Names the price per piece beside the price of all, from which price lists are taken off; "about" where it doesn't
 * multiply up, as in quotations of before.
 */
export const perBoxName = (
  price: Pick<BoxPrice, 'pricePerPiece' | 'total' | 'listTotal'> | undefined,
  count: number,
): string =>
  price === undefined ||
  Math.round((Math.round(price.pricePerPiece * 10_000) * count) / 100) === (price.listTotal ?? price.total)
    ? 'per box'
    : 'per box, about';

/** Formats paise; a dash while the amount isn't known. */
export const amountOrDash = (amount: number | undefined): string =>
  amount === undefined ? '—' : formatRupees(amount as Paise); // the wire's amounts are decoded to whole paise

/**
 * "Coimbatore, Tamil Nadu"; empty while it isn't known. A pincode that is in no list may be new: its state follows from
 * its first digits.
 */
const placeText = (place: Output<'GetQuote'>['place']): string =>
  place === null ? '' : place.district === '' ? `${place.state}: we’ll confirm` : `${place.district}, ${place.state}`;

/** The place of the chosen pincode, once the server has answered about it; new pincodes may be in no list. */
export const placeWords = (
  {
    quote,
    quoted,
  }: { readonly quote: Output<'GetQuote'> | null; readonly quoted: { readonly pincode: string } | null },
  { pincode }: { readonly pincode: string },
): string => {
  if (quote === null || quoted?.pincode !== pincode || !patterns.pincode.test(pincode)) return '';
  return quote.place === null ? 'We’ll confirm' : placeText(quote.place);
};
