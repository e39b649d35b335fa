import type { CouponRow, PriceListRow } from '@boxwright/contract';
import type { CouponWithUses, PriceListOf } from '@boxwright/storage';
import { standingOn } from './typed-terms.ts';

export const presentPriceList = ({ list, customer, group }: PriceListOf, today: string): PriceListRow => ({
  id: list.id,
  version: list.version,
  name: list.name,
  customer,
  group,
  rates: list.rates.map(({ kind, percentBps, fromQuantity, fromPaise }) => ({
    kind,
    percent: percentBps / 100,
    fromQuantity,
    fromAmount: fromPaise,
  })),
  validFrom: list.validFrom,
  validUntil: list.validUntil,
  standing: standingOn(today, list),
});

export const presentCoupon = ({ coupon, group, uses, givenPaise }: CouponWithUses, today: string): CouponRow => ({
  id: coupon.id,
  version: coupon.version,
  code: coupon.code,
  percent: coupon.percentBps === null ? null : coupon.percentBps / 100,
  amount: coupon.amountPaise,
  least: coupon.leastPaise,
  kinds: coupon.kinds,
  validFrom: coupon.validFrom,
  validUntil: coupon.validUntil,
  usesInAll: coupon.usesInAll,
  usesEach: coupon.usesEach,
  isForFirstOrder: coupon.isForFirstOrder,
  group,
  isCombinable: coupon.isCombinable,
  standing: standingOn(today, coupon),
  uses,
  given: givenPaise,
});
