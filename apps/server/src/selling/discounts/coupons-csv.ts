import { csvLine, csvStart } from '@boxwright/accounting';
import { type CouponRow, discountKindNames } from '@boxwright/contract';
import { type Paise, toRupees } from '@boxwright/money';

const rupees = (amount: number): string => toRupees(amount as Paise); // sums of whole paise

/** The list of coupons as a file. */
export const couponsCsv = (coupons: readonly CouponRow[]): string =>
  csvStart +
  [
    [
      'Code',
      'Percent',
      'Amount',
      'Goods from',
      'For',
      'From',
      'Until',
      'Uses in all',
      'Uses each',
      'First order only',
    ].concat(['Group', 'Beside price lists', 'State', 'Uses', 'Discount given']),
    ...coupons.map((coupon) => [
      ...[coupon.code, coupon.percent, coupon.amount === null ? null : rupees(coupon.amount), rupees(coupon.least)],
      ...[coupon.kinds.map((kind) => discountKindNames[kind]).join('; '), coupon.validFrom, coupon.validUntil],
      ...[coupon.usesInAll, coupon.usesEach, coupon.isForFirstOrder ? 'yes' : 'no', coupon.group?.name ?? null],
      ...[coupon.isCombinable ? 'yes' : 'no', coupon.standing, coupon.uses, rupees(coupon.given)],
    ]),
  ]
    .map((row) => csvLine(row.map((cell) => String(cell ?? ''))))
    .join('');
