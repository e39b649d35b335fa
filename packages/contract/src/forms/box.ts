import { pincodeIn } from '../kernel/pincode.ts';
import { quantityIn, quantityText, quantityUnreadable } from '../kernel/quantity.ts';
import { patterns, type Rule } from '../kernel/rules.ts';

/** Quantities offered as cards; any other can be typed (document 2, section 9). */
export const boxQuantityPresets = [1000, 2000, 3000] as const;

/** Largest quantity for which a price is computed, and the upper limit of the company's own limit. */
export const largestPricedQuantity = 100_000;

/** How boxes get to the buyer. */
export const deliveryTypes = ['StandardShipping', 'SelfPickup'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

/** The quantities that are sold online, from the company's settings. */
export interface BoxLimits {
  readonly minimumBoxes: number;
  readonly maximumBoxes: number;
}

/** What is checked before a configured box goes into the cart. */
export interface BoxForm {
  /** The quantity as typed. */
  readonly quantity: string;
  readonly deliveryType: DeliveryType;
  readonly pincode: string;
  readonly terms: boolean;
}

export const tooFewBoxes = (minimum: number): string => `Quantity must be at least ${minimum}`;

export const tooManyBoxes = (maximum: number): string =>
  `Up to ${quantityText(maximum)} boxes can be ordered online. Please ask us for a quotation for more.`;

/** What is wrong with a typed quantity that more typing can't mend: it can't be read, or is too large. */
export const wrongQuantity = (quantity: string, limits: Pick<BoxLimits, 'maximumBoxes'>): string | undefined => {
  if (Number.isNaN(quantityIn(quantity))) return quantityUnreadable;
  return isTooMany(quantity, limits) ? tooManyBoxes(limits.maximumBoxes) : undefined;
};

/** The same once typing has ended: it can also be too small or missing. */
export const unorderableQuantity = (quantity: string, limits: BoxLimits): string | undefined =>
  wrongQuantity(quantity, limits) ??
  ((quantityIn(quantity) ?? 0) < limits.minimumBoxes ? tooFewBoxes(limits.minimumBoxes) : undefined);

/** Whether a typed quantity is above the online limit. */
export const isTooMany = (quantity: string, { maximumBoxes }: Pick<BoxLimits, 'maximumBoxes'>): boolean =>
  (quantityIn(quantity) ?? 0) > maximumBoxes;

/** The customiser's checks, in this order. */
export const boxRules = ({ minimumBoxes, maximumBoxes }: BoxLimits): readonly Rule<BoxForm>[] => [
  {
    field: 'quantity',
    text: quantityUnreadable,
    fails: ({ quantity }) => Number.isNaN(quantityIn(quantity)),
  },
  {
    field: 'quantity',
    text: tooFewBoxes(minimumBoxes),
    fails: ({ quantity }) => (quantityIn(quantity) ?? 0) < minimumBoxes,
  },
  {
    field: 'quantity',
    text: tooManyBoxes(maximumBoxes),
    fails: ({ quantity }) => isTooMany(quantity, { maximumBoxes }),
  },
  {
    field: 'pincode',
    text: 'Please enter valid pincode.',
    fails: ({ deliveryType, pincode }) =>
      deliveryType === 'StandardShipping' && !patterns.pincode.test(pincodeIn(pincode)),
  },
  { field: 'terms', text: 'Please select terms and condition', fails: ({ terms }) => !terms },
];

/** Longest note to the printer, in characters. */
export const longestNote = 500;
