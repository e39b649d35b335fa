import { type Board, boxQuantityPresets, type Coating, type DeliveryType, type Variant } from '@boxwright/contract';

/** What can be chosen for a box of one category. */
export interface Choices {
  readonly variants: readonly Variant[];
  readonly boards: readonly Board[];
  readonly outerCoatings: readonly Coating[];
  readonly innerCoatings: readonly Coating[];
}

/** One box as configured. Always complete: whatever the address doesn't say has its default. */
export interface Configuration {
  readonly variantId: number;
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
}

/** Names in the address, which are the names of the form's controls too. */
export const names = {
  variant: 'variant',
  board: 'board',
  outer: 'outer',
  inner: 'inner',
  quantity: 'quantity',
  customQuantity: 'customquantity',
  delivery: 'delivery',
  pincode: 'pincode',
} as const;

export const customQuantity = 'custom';
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
  const isTyped = given.get(names.quantity) === customQuantity;
  const quantity = digits(given.get(isTyped ? names.customQuantity : names.quantity), 4);
  const isPreset = boxQuantityPresets.some((preset) => String(preset) === quantity);
  return {
    variantId: offered(given.get(names.variant), choices.variants) ?? entryVariantId ?? firstVariant.id,
    boardId: offered(given.get(names.board), choices.boards) ?? firstBoard.id,
    outerCoatingId: offered(given.get(names.outer), choices.outerCoatings) ?? choices.outerCoatings[0]?.id ?? null,
    innerCoatingId: offered(given.get(names.inner), choices.innerCoatings) ?? null,
    quantity: given.has(names.quantity) ? quantity : String(boxQuantityPresets[0]),
    isCustomQuantity: given.has(names.quantity) && (isTyped || !isPreset),
    deliveryType: given.get(names.delivery) === 'SelfPickup' ? 'SelfPickup' : 'StandardShipping',
    pincode: digits(given.get(names.pincode), 6),
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
  if (configuration.pincode !== '') written.set(names.pincode, configuration.pincode);
  return written;
};

/** The quantity as a number when it can be ordered, else null. */
export const orderableQuantity = ({ quantity }: Configuration, minimum: number): number | null =>
  Number(quantity) >= minimum ? Number(quantity) : null;

const offered = (id: string | null, list: readonly { readonly id: number }[]): number | undefined =>
  list.find((entry) => String(entry.id) === id)?.id;

const digits = (text: string | null, most: number): string => (text ?? '').replace(/\D/g, '').slice(0, most);
