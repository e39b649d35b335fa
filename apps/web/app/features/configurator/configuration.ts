import {
  type Board,
  boxQuantityPresets,
  type Coating,
  type DeliveryType,
  largestBoxQuantity,
  type Variant,
} from '@boxwright/contract';

/** What can be chosen for a box of one category. */
export interface Choices {
  readonly variants: readonly Variant[];
  readonly boards: readonly Board[];
  readonly outerCoatings: readonly Coating[];
  readonly innerCoatings: readonly Coating[];
}

/** Inside size in mm as typed, even an impossible one: the engine judges it. */
export type OwnSize = Readonly<Record<'length' | 'width' | 'height', string>>;

/** One box as configured. Always complete: whatever the address doesn't say has its default. */
export interface Configuration {
  /** Says the style and, without a size of one's own, the size. */
  readonly variantId: number;
  /** Made to measure; null for the variant's size. */
  readonly ownSize: OwnSize | null;
  readonly boardId: number;
  readonly outerCoatingId: number | null;
  readonly innerCoatingId: number | null;
  /** Digits as typed, at most four; may be empty. */
  readonly quantity: string;
  /** Whether the quantity is typed instead of taken from a card. */
  readonly isCustomQuantity: boolean;
  readonly deliveryType: DeliveryType;
  /** Digits as typed, at most six; may be empty. */
  readonly pincode: string;
  /** Of a quotation whose price is wanted, while it is for this very box and quantity. */
  readonly quotation: string | null;
}

/** Names in the address, which are the names of the form's controls too. */
export const names = {
  variant: 'variant',
  /** In the form only: the variant that a size of one's own goes by. */
  like: 'like',
  length: 'length',
  width: 'width',
  height: 'height',
  board: 'board',
  outer: 'outer',
  inner: 'inner',
  quantity: 'quantity',
  customQuantity: 'customquantity',
  delivery: 'delivery',
  pincode: 'pincode',
  quotation: 'quotation',
} as const;

export const customQuantity = 'custom';
/** What the form's size says when it is one's own. */
export const ownSizeChoice = 'own';
const none = '0';

/** The board that boxes are offered in until another is chosen: the recommended one in its middle weight. */
export const recommendedBoard = 'Folding Box Board';

/**
 * Reads a configuration from an address or from the form's controls. What isn't on offer (an old link, a typing
 * error) falls back to the default, so that every address opens a box that can be ordered.
 */
export const readConfiguration = (
  given: URLSearchParams,
  choices: Choices,
  entryVariantId?: number,
): Configuration | null => {
  const [firstVariant] = choices.variants;
  const recommended = choices.boards.filter(({ name }) => name === recommendedBoard);
  const firstBoard = recommended[Math.floor(recommended.length / 2)] ?? choices.boards[0];
  if (firstVariant === undefined || firstBoard === undefined) return null;
  const stated = given.get(names.variant);
  const isOwn = stated === ownSizeChoice;
  const variantId =
    offered(isOwn ? given.get(names.like) : stated, choices.variants) ?? entryVariantId ?? firstVariant.id;
  const variant = choices.variants.find(({ id }) => id === variantId) ?? firstVariant;
  const isTyped = given.get(names.quantity) === customQuantity;
  const quantity = digits(given.get(isTyped ? names.customQuantity : names.quantity), 4);
  const isPreset = boxQuantityPresets.some((preset) => String(preset) === quantity);
  return {
    variantId,
    // A form whose size has been put back to a variant still sends the fields.
    ownSize: isOwn || !given.has(names.like) ? readOwnSize(given, variant, isOwn) : null,
    boardId: offered(given.get(names.board), choices.boards) ?? firstBoard.id,
    outerCoatingId: offered(given.get(names.outer), choices.outerCoatings) ?? choices.outerCoatings[0]?.id ?? null,
    innerCoatingId: offered(given.get(names.inner), choices.innerCoatings) ?? null,
    quantity: given.has(names.quantity) ? quantity : String(boxQuantityPresets[0]),
    isCustomQuantity: given.has(names.quantity) && (isTyped || !isPreset),
    deliveryType: given.get(names.delivery) === 'SelfPickup' ? 'SelfPickup' : 'StandardShipping',
    pincode: digits(given.get(names.pincode), 6),
    quotation: given.get(names.quotation)?.slice(0, 100) || null,
  };
};

/** The configuration as an address says it. */
export const writeConfiguration = (configuration: Configuration): URLSearchParams => {
  const written = new URLSearchParams({
    [names.variant]: String(configuration.variantId),
    [names.board]: String(configuration.boardId),
    [names.outer]: String(configuration.outerCoatingId ?? none),
    [names.inner]: String(configuration.innerCoatingId ?? none),
    [names.quantity]: configuration.quantity,
    [names.delivery]: configuration.deliveryType,
  });
  for (const [side, typed] of Object.entries(configuration.ownSize ?? {})) written.set(side, typed);
  if (configuration.pincode !== '') written.set(names.pincode, configuration.pincode);
  if (configuration.quotation !== null) written.set(names.quotation, configuration.quotation);
  return written;
};

/** With some choices changed. A quotation is for one box in one quantity: it holds while only the way to it changes. */
export const changed = (configuration: Configuration, changes: Partial<Configuration>): Configuration => {
  const isOther = Object.keys(changes).some((name) => name !== 'deliveryType' && name !== 'pincode');
  return { ...configuration, ...(isOther ? { quotation: null } : {}), ...changes };
};

/** A size in mm as its fields have it. */
export const typedSize = ({ length, width, height }: Pick<Variant, 'length' | 'width' | 'height'>): OwnSize => ({
  length: String(length),
  width: String(width),
  height: String(height),
});

/** What the address doesn't say of a size of one's own is as the variant has it. */
const readOwnSize = (given: URLSearchParams, variant: Variant, isOwn: boolean): OwnSize | null => {
  const usual = typedSize(variant);
  const side = (name: keyof OwnSize) => (given.get(name) ?? usual[name]).slice(0, longestSide);
  const stated: OwnSize = { length: side('length'), width: side('width'), height: side('height') };
  return isOwn || sides.some((name) => stated[name] !== usual[name]) ? stated : null;
};

export const sides = ['length', 'width', 'height'] as const;
/** Nothing that anybody types as a side is longer. */
const longestSide = 12;

/** The quantity as a number when it can be ordered, else null. */
export const orderableQuantity = ({ quantity }: Configuration, minimum: number): number | null =>
  Number(quantity) >= minimum ? Number(quantity) : null;

/** The next round thousand that is priced at once; null where there is none. */
export const nextThousand = (quantity: number): number | null => {
  const next = (Math.floor(quantity / 1000) + 1) * 1000;
  return next > largestBoxQuantity ? null : next;
};

const offered = (id: string | null, list: readonly { readonly id: number }[]): number | undefined =>
  list.find((entry) => String(entry.id) === id)?.id;

const digits = (text: string | null, most: number): string => (text ?? '').replace(/\D/g, '').slice(0, most);
