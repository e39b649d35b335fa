import { amountForPurpose, type PaymentPurpose } from './balance.ts';
import type { OrderType } from './order-type.ts';
import type { OrderStatus } from './status.ts';
import { orderTypeAllows, type PaymentMode, paymentModes, ways } from './way/table.ts';
import type { OrderToOffer } from './way/way.ts';

/** One way in which an order can be paid now. All amounts in whole paise. */
export type WayToPay = {
  readonly mode: PaymentMode;
  /** The purpose of such a payment; null if nothing is paid online now. */
  readonly purpose: Exclude<PaymentPurpose, 'sample'> | null;
  /** The order's total if it is paid this way. */
  readonly total: number;
  /** The part of the total that this way adds, with tax. */
  readonly extra: number;
  readonly dueNow: number;
  readonly dueLater: number;
};

/** The gateway accepts no less than a rupee. */
export const leastPayment = 100;

/**
 * The ways in which an order can be paid now, the usual one first. Empty if nothing is to be paid online and nothing
 * can be chosen any more.
 *
 * - Before the buyer has committed to the order (nothing is paid, and no way without paying is confirmed): every way
 * that is offered for its type.
 * - Once the buyer has committed to a way: what that way leaves open.
 * - For a partly paid order: the balance.
 *
 * @param order amounts in whole paise. `isConfirmed` once the buyer has committed to a way without paying. `total` is
 * without a fee for cash on delivery unless that is confirmed
 */
export function waysToPay(
  order: OrderToOffer & {
    readonly type: OrderType;
    readonly status: OrderStatus;
    readonly mode: PaymentMode;
    readonly isConfirmed: boolean;
    readonly paid: number;
  },
): readonly WayToPay[] {
  const { type, status, mode, isConfirmed, total, paid } = order;
  if (paid >= total) return [];
  // Of a closed order only the carriage is due: nothing can be chosen any more, and no cash is paid at the door.
  if (status === 'Cancelled') return online({ total, paid }, mode, 'balance');
  const left = isConfirmed ? ways[mode].insteadOf : 'all';
  if (left === 'nothing') return [];
  if (paid > 0 || left === 'balance') return online({ total, paid }, mode, 'balance');
  return paymentModes
    .filter((each) => orderTypeAllows(type, each) && !(isConfirmed && each === mode))
    .flatMap((each) => {
      const { purpose, totalOf } = ways[each];
      if (purpose !== null) return online({ total, paid }, each, purpose);
      const whole = totalOf(order);
      if (left === 'online' || whole === null) return [];
      return [{ mode: each, purpose, total: whole, extra: whole - total, dueNow: 0, dueLater: whole }];
    });
}

/** A payment at the gateway; none if it, or the rest, is less than the gateway accepts. */
function online(
  { total, paid }: { readonly total: number; readonly paid: number },
  mode: PaymentMode,
  purpose: NonNullable<WayToPay['purpose']>,
): readonly WayToPay[] {
  const dueNow = amountForPurpose(total, paid, purpose);
  const dueLater = total - paid - dueNow;
  const isPayable = dueNow >= leastPayment && (dueLater === 0 || dueLater >= leastPayment);
  return isPayable ? [{ mode, purpose, total, extra: 0, dueNow, dueLater }] : [];
}
