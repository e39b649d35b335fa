import { type CouponMisfit, type DiscountedKind, formatRupees, paise } from '@boxwright/money';
import type { StoredCoupon } from '@boxwright/storage';

const kindNames: Readonly<Record<DiscountedKind, string>> = {
  box: 'boxes',
  sticker: 'stickers',
  label: 'paper labels',
  die: 'dies',
};

/** "boxes, stickers and dies". */
const kindsText = (kinds: readonly DiscountedKind[]): string =>
  new Intl.ListFormat('en-GB').format(kinds.map((kind) => kindNames[kind]));

/** Why a coupon takes nothing off a cart, as a text for the buyer, and for the desk that sells to one. */
export const misfitText = (misfit: CouponMisfit, { leastPaise, kinds }: StoredCoupon): string =>
  ({
    'below-least': `It is for orders of goods worth ${formatRupees(paise(leastPaise))} or more before GST.`,
    'no-such-goods': `It is for ${kindsText(kinds)} at our usual prices, and there are none in your cart.`,
    'price-list-better': 'The price list already takes off more, so it isn’t used.',
  })[misfit];
