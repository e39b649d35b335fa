import {
  type Board,
  type BoxLimits,
  boxQuantityPresets,
  type Coating,
  contentsAsGrams,
  type DeliveryType,
  type GrainWish,
  grainWishIn,
  isPrint,
  isReadable,
  largestPricedQuantity,
  longestPlace,
  type Measured,
  measuredIn,
  plainDigits,
  quantityIn,
  usualPrint,
  type Variant,
} from '@boxwright/contract';
import { idIn } from '../../ids.ts';

/** What the shop offers for a box of one category. */
export interface BoxOffer {
  readonly variants: readonly Variant[];
  readonly boards: readonly Board[];
  readonly outerCoatings: readonly Coating[];
  readonly innerCoatings: readonly Coating[];
}

/** Size in mm as typed, even an impossible one: the server validates it. Inside, unless it was measured otherwise. */
export type OwnSize = Readonly<Record<'length' | 'width' | 'height', string>> & {
  readonly measured?: Exclude<Measured, 'inside'>;
};

/** What a buyer chose, as shown on the screen. Always complete: values missing in the address have defaults. */
export interface BoxChoice {
  /** Determines the style and, without a custom size, the size. */
  readonly variantId: number;
  /** Made to measure; null for the variant's size. */
  readonly ownSize: OwnSize | null;
  readonly boardId: number;
  readonly outerCoatingId: number | null;
  readonly innerCoatingId: number | null;
  /**
   * Weight of the contents, for the advice about boards: in grams, or as typed if that isn't a weight; may be empty.
   */
  readonly contents: string;
  /** How it is printed, as `isPrint` describes it, or as its style usually is. */
  readonly print: string;
  /** What is wanted of the board's grain; null to have it as the style needs it. */
  readonly grain: GrainWish | null;
  /** As typed, even if it can't be read; may be empty. */
  readonly quantity: string;
  /** Whether the quantity was typed instead of picked from a card. */
  readonly isCustomQuantity: boolean;
  readonly deliveryType: DeliveryType;
  /** Digits as typed, at most six; may be empty. */
  readonly pincode: string;
  /** Token of the file that it is printed with. */
  readonly artwork: string | null;
  /** Where the buyer has put that file, as `writePlace` writes it; null where the program places it. */
  readonly place: string | null;
  /** Token of a quotation whose price applies, while box and quantity are those of the quotation. */
  readonly quotation: string | null;
}

/** Parameter names in the address, which are also the names of the form's controls. */
export const names = {
  variant: 'variant',
  /** In the form only: the variant that it was rendered with, on which a custom size is based. */
  like: 'like',
  length: 'length',
  width: 'width',
  height: 'height',
  measured: 'measured',
  board: 'board',
  outer: 'outer',
  inner: 'inner',
  contents: 'contents',
  print: 'print',
  grain: 'grain',
  /** In the form only, for a form that is sent without script: each side, and the names of spot inks. */
  outside: 'outside',
  inside: 'inside',
  ink: 'ink',
  /** In the form only: what is wanted of the grain. */
  wish: 'wish',
  /** In the form only: the advised board that the button chooses. */
  use: 'use',
  quantity: 'quantity',
  customQuantity: 'customquantity',
  delivery: 'delivery',
  pincode: 'pincode',
  artwork: 'artwork',
  place: 'place',
  quotation: 'quotation',
  /** The note to the printer; not a part of the choice. */
  note: 'note',
  /** The line of the cart that is edited; not a part of the choice. */
  line: 'line',
} as const;

export const customQuantity = 'custom';
/** Value of the form's size control for a custom size. */
export const ownSizeChoice = 'own';
const none = '0';

/** The default board: the recommended one in its middle weight. */
export const recommendedBoard = 'Folding Box Board';

/**
 * Reads a choice from an address or from the form's controls. What isn't on offer (an old link, a typing error) falls
 * back to the default, so that every address opens a box that can be ordered.
 */
export const readChoice = (given: URLSearchParams, offer: BoxOffer, entryVariantId?: number): BoxChoice | null => {
  const [firstVariant] = offer.variants;
  const recommended = offer.boards.filter(({ name }) => name === recommendedBoard);
  const firstBoard = recommended[Math.floor(recommended.length / 2)] ?? offer.boards[0];
  if (firstVariant === undefined || firstBoard === undefined) return null;
  const stated = given.get(names.variant);
  const isOwn = stated === ownSizeChoice;
  const variantId =
    offered(isOwn ? given.get(names.like) : stated, offer.variants) ?? entryVariantId ?? firstVariant.id;
  const variant = offer.variants.find(({ id }) => id === variantId) ?? firstVariant;
  const isTyped = given.get(names.quantity) === customQuantity;
  const quantity = (given.get(isTyped ? names.customQuantity : names.quantity) ?? '').slice(0, longestQuantity);
  const print = given.get(names.print) ?? '';
  const isPreset = boxQuantityPresets.some((preset) => String(preset) === quantity);
  return {
    variantId,
    // When a variant is chosen again, the form may still send the fields of the custom size.
    ownSize: isOwn || !given.has(names.like) ? readOwnSize(given, variant, isOwn) : null,
    boardId:
      offered(given.get(names.use), offer.boards) ?? offered(given.get(names.board), offer.boards) ?? firstBoard.id,
    outerCoatingId: offered(given.get(names.outer), offer.outerCoatings) ?? offer.outerCoatings[0]?.id ?? null,
    innerCoatingId: offered(given.get(names.inner), offer.innerCoatings) ?? null,
    contents: contentsAsGrams(given.get(names.contents) ?? ''),
    print: isPrint(print) ? print : usualPrint,
    grain: grainWishIn(given.get(names.grain)),
    quantity: given.has(names.quantity) ? quantity : String(boxQuantityPresets[0]),
    isCustomQuantity: given.has(names.quantity) && (isTyped || !isPreset),
    deliveryType: given.get(names.delivery) === 'SelfPickup' ? 'SelfPickup' : 'StandardShipping',
    pincode: digits(given.get(names.pincode), 6),
    artwork: given.get(names.artwork)?.slice(0, 40) || null,
    place: (given.get(names.artwork) && given.get(names.place)?.slice(0, longestPlace)) || null,
    quotation: given.get(names.quotation)?.slice(0, 100) || null,
  };
};

/** The variant of an address that names a box, or the one that its custom size is based on; null where none is named. */
export const askedVariant = (given: URLSearchParams): number | null => {
  const stated = given.get(given.get(names.variant) === ownSizeChoice ? names.like : names.variant);
  return idIn(stated) ?? null;
};

/** Whether a form chose a custom size without having its fields yet. */
export const asksForOwnSize = (given: URLSearchParams): boolean =>
  given.get(names.variant) === ownSizeChoice && !sides.some((side) => given.has(side));

/** The choice as query parameters. */
export const writeChoice = (choice: BoxChoice): URLSearchParams => {
  const written = new URLSearchParams({
    [names.variant]: String(choice.variantId),
    [names.board]: String(choice.boardId),
    [names.outer]: String(choice.outerCoatingId ?? none),
    [names.inner]: String(choice.innerCoatingId ?? none),
    [names.quantity]: choice.quantity,
    [names.delivery]: choice.deliveryType,
  });
  for (const [name, typed] of Object.entries(choice.ownSize ?? {})) written.set(name, typed);
  if (choice.contents !== '') written.set(names.contents, choice.contents);
  if (choice.print !== usualPrint) written.set(names.print, choice.print);
  if (choice.grain !== null) written.set(names.grain, choice.grain);
  if (choice.pincode !== '') written.set(names.pincode, choice.pincode);
  if (choice.artwork !== null) written.set(names.artwork, choice.artwork);
  if (choice.place !== null) written.set(names.place, choice.place);
  if (choice.quotation !== null) written.set(names.quotation, choice.quotation);
  return written;
};

/** Longer than a note may be, so that its writer can shorten one that is too long. */
const mostNoteRead = 2_000;

/** The note to the printer in an address, which anybody may have written: text of bounded length, or nothing. */
export const noteIn = (given: URLSearchParams): string => {
  const note = (given.get(names.note) ?? '').slice(0, mostNoteRead).toWellFormed();
  return isReadable(note) ? note : '';
};

/** An address's parameters with the note, if there is one. */
export const withNote = (query: URLSearchParams, note: string): URLSearchParams => {
  const noted = new URLSearchParams(query);
  if (note.trim() !== '') noted.set(names.note, note.trim());
  return noted;
};

/** A quotation is for one box and quantity; these parts of the choice can change without losing it. */
const besideQuotation: ReadonlySet<string> = new Set<keyof BoxChoice>([
  'deliveryType',
  'pincode',
  'contents',
  'artwork',
  'place',
]);

/** The choice with some changes. A quotation is kept only while its box and quantity stay. */
export const changed = (choice: BoxChoice, changes: Partial<BoxChoice>): BoxChoice => {
  const isOther = Object.keys(changes).some((name) => !besideQuotation.has(name));
  return { ...choice, ...(isOther ? { quotation: null } : {}), ...changes };
};

export const isSameChoice = (one: BoxChoice, other: BoxChoice): boolean =>
  writeChoice(one).toString() === writeChoice(other).toString();

/** A size in mm as texts for the form's fields. */
export const typedSize = ({ length, width, height }: Pick<Variant, 'length' | 'width' | 'height'>): OwnSize => ({
  length: String(length),
  width: String(width),
  height: String(height),
});

/** The variant's size where the address has none; a dimension that is missing beside others is left empty. */
const readOwnSize = (given: URLSearchParams, variant: Variant, isOwn: boolean): OwnSize | null => {
  const usual = typedSize(variant);
  const isGiven = sides.some((name) => given.has(name));
  const side = (name: (typeof sides)[number]) =>
    (given.get(name) ?? (isGiven ? '' : usual[name])).slice(0, longestSide);
  const stated: OwnSize = { length: side('length'), width: side('width'), height: side('height') };
  const measured = measuredIn(given.get(names.measured));
  if (measured !== 'inside') return { ...stated, measured };
  return isOwn || sides.some((name) => stated[name] !== usual[name]) ? stated : null;
};

export const sides = ['length', 'width', 'height'] as const;
/** Longest text that is accepted as a dimension. */
const longestSide = 12;

/** Longest text that is accepted as a quantity. */
const longestQuantity = 20;

/** The quantity as a number; 0 while there is none, or none that can be read. */
export const countOf = ({ quantity }: Pick<BoxChoice, 'quantity'>): number => quantityIn(quantity) || 0;

/** The quantity as a number when it can be ordered, else null. */
export const orderableQuantity = (choice: BoxChoice, { minimumBoxes, maximumBoxes }: BoxLimits): number | null =>
  within(countOf(choice), minimumBoxes, maximumBoxes);

/** The quantity as a number when its price is known, even if it is too large for an order; else null. */
export const pricedQuantity = (choice: BoxChoice, { minimumBoxes }: BoxLimits): number | null =>
  within(countOf(choice), minimumBoxes, largestPricedQuantity);

const within = (count: number, least: number, most: number): number | null =>
  count >= least && count <= most ? count : null;

/** The next round thousand, whose price is shown as well; null if it is more than can be ordered. */
export const nextThousand = (quantity: number, { maximumBoxes }: BoxLimits): number | null => {
  const next = (Math.floor(quantity / 1000) + 1) * 1000;
  return next > maximumBoxes ? null : next;
};

const offered = (id: string | null, list: readonly { readonly id: number }[]): number | undefined =>
  list.find((entry) => String(entry.id) === id)?.id;

const digits = (text: string | null, most: number): string =>
  plainDigits(text ?? '')
    .replace(/\D/g, '')
    .slice(0, most);
