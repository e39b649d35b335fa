import { ok } from '@boxwright/contract';
import { listCoupons, listCustomerGroups, listGroupMembers, listPriceLists } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { couponsCsv } from '../../selling/discounts/coupons-csv.ts';
import { presentCoupon, presentPriceList } from '../../selling/discounts/present-discounts.ts';

export const GetDiscounts: Handler<'GetDiscounts'> = async (_input, { services: { db, now } }) => {
  const today = indianDay(now());
  const [groups, members, lists, found] = await Promise.all([
    listCustomerGroups(db),
    listGroupMembers(db),
    listPriceLists(db),
    listCoupons(db, now()),
  ]);
  const coupons = found.map((coupon) => presentCoupon(coupon, today));
  return ok({
    today,
    groups: groups.map(({ id, version, name }) => ({
      ...{ id, version, name },
      members: members
        .filter(({ groupId }) => groupId === id)
        .map((member) => ({ id: member.id, name: member.name, email: member.email })),
    })),
    lists: lists.map((list) => presentPriceList(list, today)),
    coupons,
    couponsCsv: couponsCsv(coupons),
  });
};
