import type { ArtworkWish } from '@boxwright/orders';

/** What the customer says about artwork that hasn't come, for staff. */
export const artworkWishNames: Readonly<Record<ArtworkWish, string>> = {
  later: 'They send it later',
  help: 'They want help with it',
};
