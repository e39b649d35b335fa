import { amountForPurpose, type PaymentPurpose } from './balance.ts';
import { type OrderType, orderTypeAllows, type PaymentMode } from './payment.ts';
import type { OrderStatus } from './status.ts';

/** One way in which an order can be paid now. All amounts in whole paise. */
export type WayToPay = {
  readonly mode: PaymentMode;
  /** What a payment of this way is for; null when nothing is paid online now. */
  readonly purpose: Exclude<PaymentPurpose, 'sample'> | null;
  /** The order's total when it is paid this way. */
  readonly total: number;
  /** The part of the total that this way adds, with tax. */
  readonly extra: number;
  readonly dueNow: number;
  readonly dueLater: number;
};

/** The gateway takes no less than a rupee. */
export const leastPayment = 100;

/**
 * The ways in which an order can be paid now, the usual one first. Empty when nothing is to be paid online and nothing
 * is to be chosen any more.
 *
 * - Before the buyer has committed to the order (nothing is paid, and neither cash on delivery nor paying later is
 *   confirmed): every way that its type allows; cash on delivery only where it is offered.
 * - An order to be paid later: in full or by half.
 * - A partly paid order: the balance.
 *
 * @param order amounts in whole paise. `isConfirmed` once the buyer has committed to cash on delivery or to paying
 *   later. `total` is without a charge for cash on delivery unless that is confirmed. `totalWithCash` is the total with
 *   cash on delivery, null where it isn't offered
 */
export function waysToPay(order: {
  readonly type: OrderType;
  readonly status: OrderStatus;
  readonly mode: PaymentMode;
  readonly isConfirmed: boolean;
  readonly total: number;
  readonly paid: number;
  readonly totalWithCash: number | null;
}): readonly WayToPay[] {
  const { type, status, mode, isConfirmed, total, paid, totalWithCash } = order;
  if (status === 'Cancelled' || paid >= total) return [];
  const online = (mode: PaymentMode, purpose: NonNullable<WayToPay['purpose']>): WayToPay[] => {
    const dueNow = amountForPurpose(total, paid, purpose);
    const dueLater = total - paid - dueNow;
    const isPayable = dueNow >= leastPayment && (dueLater === 0 || dueLater >= leastPayment);
    return isPayable ? [{ mode, purpose, total, extra: 0, dueNow, dueLater }] : [];
  };
  if (isConfirmed && mode === 'COD') return [];
  if (paid > 0) return online(mode, 'balance');
  const halfOrFull = [
    ...online('OnlinePayment', 'full'),
    ...(orderTypeAllows(type, 'OnlinePartialPayment') ? online('OnlinePartialPayment', 'half') : []),
  ];
  if (isConfirmed) return halfOrFull;
  return [
    ...halfOrFull,
    ...(orderTypeAllows(type, 'PayLater')
      ? [{ mode: 'PayLater', purpose: null, total, extra: 0, dueNow: 0, dueLater: total } as const]
      : []),
    ...(totalWithCash !== null && orderTypeAllows(type, 'COD')
      ? [
          {
            mode: 'COD',
            purpose: null,
            total: totalWithCash,
            extra: totalWithCash - total,
            dueNow: 0,
            dueLater: totalWithCash,
          } as const,
        ]
      : []),
  ];
}
