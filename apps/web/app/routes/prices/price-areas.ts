import type { PriceTableName } from '@boxwright/contract';
import { officePaths } from '../../office-paths.ts';

export const tableTexts: { readonly [kind in PriceTableName]: string } = {
  carton: 'Board, printing, coatings, dies, pasting, packing and the margin of boxes.',
  sticker: 'Materials, cutting, discounts, the margin and the smallest order of stickers.',
  delivery: 'Which pincodes are in which zone, what each zone costs, and how many days it takes.',
};

/** Rates and limits that have their own pages. */
export const otherRates = [
  {
    name: 'Tax rates',
    text: 'GST by HSN, each rate with its first day. Orders keep the rate of their day.',
    to: officePaths.taxRates,
  },
  {
    name: 'Price lists',
    text: 'What is taken off for customers and groups, with days.',
    to: officePaths.priceLists,
  },
  {
    name: 'Customer groups',
    text: 'Customers who have price lists or coupons in common.',
    to: officePaths.customerGroups,
  },
  {
    name: 'Coupons',
    text: 'Codes that buyers enter in the cart, with limits, uses and the discount given.',
    to: officePaths.coupons,
  },
  {
    name: 'Holidays',
    text: 'Days on which the works is closed. Dates beside prices and in the cart leave them out.',
    to: officePaths.holidays,
  },
  {
    name: 'Quantities and days',
    text: 'Smallest and largest quantities, turnaround, pay later, samples and dies.',
    to: officePaths.settingsOf('ordering'),
  },
  {
    name: 'Cash on delivery',
    text: 'Where it is offered, up to which total, and what it costs.',
    to: officePaths.settingsOf('cod'),
  },
] as const;
