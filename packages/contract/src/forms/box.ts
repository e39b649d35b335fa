import type { DeliveryType } from '../fields/cart.ts';
import { patterns, type Rule } from '../kernel/rules.ts';

/** Quantities offered as cards; any other of up to four digits can be typed (document 2, section 9). */
export const boxQuantityPresets = [1000, 2000, 3000] as const;

/** Largest quantity that the shop prices online; larger ones go through the quote form. */
export const largestBoxQuantity = 9999;

/** What is checked before a configured box goes into the cart. */
export interface BoxForm {
  /** As typed: digits, at most four. */
  readonly quantity: string;
  readonly deliveryType: DeliveryType;
  readonly pincode: string;
  readonly terms: boolean;
}

/** The customiser's checks, in this order. The minimum quantity is a company setting. */
export const boxRules = (minimum: number): readonly Rule<BoxForm>[] => [
  {
    field: 'quantity',
    text: `Quantity must be at least ${minimum}`,
    fails: ({ quantity }) => Number(quantity) < minimum,
  },
  {
    field: 'pincode',
    text: 'Please enter valid pincode.',
    fails: ({ deliveryType, pincode }) => deliveryType === 'StandardShipping' && !patterns.pincode.test(pincode),
  },
  { field: 'terms', text: 'Please select terms and condition', fails: ({ terms }) => !terms },
];

/** Longest note to the printer, in characters. */
export const longestNote = 500;
