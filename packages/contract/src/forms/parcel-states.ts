/** What a courier says of a parcel: see `packages/orders`. */
export const parcelStates = [
  'picked-up',
  'in-transit',
  'out-for-delivery',
  'attempted',
  'delivered',
  'rto-initiated',
  'rto-delivered',
  'lost',
] as const;

/** The most rows of a courier's list that are read at once. */
export const mostParcelRows = 200;

/** The longest list of a courier, in characters. */
export const longestParcelList = 200_000;
