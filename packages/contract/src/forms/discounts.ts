/** What discounts are given on, as `money` spells them; a test of the server compares. */
export const discountKinds = ['box', 'sticker', 'label', 'die'] as const;
export type DiscountKind = (typeof discountKinds)[number];

export const discountKindNames: Readonly<Record<DiscountKind, string>> = {
  box: 'Boxes',
  sticker: 'Stickers',
  label: 'Paper labels',
  die: 'Dies',
};

/** Rates that one price list can have. */
export const mostListRates = 8;
