import { formatDay } from '@boxwright/contract';
import {
  type CouponBuyer,
  type CouponFacts,
  type DbOrTx,
  readCouponFacts,
  type StoredCoupon,
} from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { indianDay } from '../../process/indian-day.ts';

/**
 * Why a buyer can't use a coupon, as a text for them; null when they can. What depends on who they are isn't asked while
 * that is unknown. To be sure that a use is left, hold the coupon's lock.
 */
export async function refuseCoupon(
  db: DbOrTx,
  coupon: StoredCoupon,
  buyer: CouponBuyer,
  { now }: Pick<Services, 'now'>,
): Promise<string | null> {
  const early = outsideItsDays(coupon, now());
  if (early !== null) return early;
  const facts = await readCouponFacts(db, coupon, buyer, now());
  return usedUp(coupon, facts) ?? notForBuyer(coupon, buyer, facts);
}

function outsideItsDays({ validFrom, validUntil, endedAt }: StoredCoupon, now: Date): string | null {
  const today = indianDay(now);
  if (endedAt !== null) return 'It has ended.';
  if (today < validFrom) return `It is valid from ${formatDay(validFrom)} on.`;
  if (validUntil !== null && today > validUntil) return `It was valid until ${formatDay(validUntil)}.`;
  return null;
}

/** Whether all uses of a coupon are taken. */
export const usedUp = ({ usesInAll }: StoredCoupon, { uses }: Pick<CouponFacts, 'uses'>): string | null =>
  usesInAll !== null && uses >= usesInAll ? 'It has been used as often as it can be.' : null;

function notForBuyer(
  { usesEach, isForFirstOrder, groupId }: StoredCoupon,
  { customer }: CouponBuyer,
  { ownUses, hasOrdered, isMember }: CouponFacts,
): string | null {
  if (customer === null) return groupId === null ? null : 'It is for certain customers: please log in to use it.';
  if (groupId !== null && !isMember) return 'It is for certain customers, and your account isn’t among them.';
  // A second account of the same person is no first order either.
  if (isForFirstOrder && (hasOrdered || ownUses > 0)) return 'It is for a first order, and you have ordered already.';
  if (usesEach !== null && ownUses >= usesEach) {
    return usesEach === 1 ? 'You have used it already.' : `You have used it ${usesEach} times, as often as you can.`;
  }
  return null;
}
