import type { CouponRow } from '@boxwright/contract';
import { formatDay } from '../../ui/moment.ts';

/** How a price list or a coupon stands today. */
export const standingNames: Readonly<Record<CouponRow['standing'], string>> = {
  coming: 'Comes later',
  'in force': 'In force',
  past: 'Past',
  ended: 'Ended',
};

/** "from 1 Dec 2026", with its last day if there is one. */
export const daysText = ({ validFrom, validUntil }: Pick<CouponRow, 'validFrom' | 'validUntil'>): string =>
  `from ${formatDay(validFrom)}${validUntil === null ? '' : ` until ${formatDay(validUntil)}`}`;
