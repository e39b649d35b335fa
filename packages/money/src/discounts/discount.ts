import type { BasisPoints, Paise } from '../paise.ts';

/** What discounts are given on. A label is a sticker of paper; a die is a part of the price of boxes. */
export const discountedKinds = ['box', 'sticker', 'label', 'die'] as const;
export type DiscountedKind = (typeof discountedKinds)[number];

/** A part of the price of goods, before tax. */
export interface GoodsPart {
  readonly kind: DiscountedKind;
  readonly amount: Paise;
}

/** What is taken off one part of the price of goods, before tax. */
export interface Discount {
  readonly source: 'price-list' | 'coupon';
  /** Of the price list or the coupon. */
  readonly id: number;
  /** As buyers read it: the name of the list, or the coupon's code. */
  readonly name: string;
  readonly part: DiscountedKind;
  /** Null for a share of a fixed amount. */
  readonly rate: BasisPoints | null;
  /** Above zero. */
  readonly amount: Paise;
}

/** The most that a discount takes off a part: what is left can always be paid. */
export const mostOff = 9_000;
