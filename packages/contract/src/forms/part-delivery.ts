/** Life of a parcel of an order that goes in parts: see `packages/orders`. */
export const parcelStatuses = ['packed', 'sent', 'delivered', 'returned', 'credited'] as const;

/** What staff do with a parcel. */
export const parcelMoves = ['packed', 'sent', 'delivered', 'returned'] as const;

/** Enough for a pallet. */
export const mostBoxes = 99;

export const mostKilograms = 5_000;
