import { ok } from '@boxwright/contract';
import { listCoupons, listCustomerGroups } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { couponsCsv } from '../../selling/discounts/coupons-csv.ts';
import { standingOn } from '../../selling/discounts/typed-terms.ts';

export const GetCoupons: Handler<'GetCoupons'> = async (_input, { services: { db, now } }) => {
  const today = indianDay(now());
  const [found, groups] = await Promise.all([listCoupons(db, now()), listCustomerGroups(db)]);
  const coupons = found.map(({ coupon, group, uses, givenPaise }) => ({
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
  }));
  return ok({ today, coupons, groups: groups.map(({ id, name }) => ({ id, name })), csv: couponsCsv(coupons) });
};
