import { formatRupees, paise } from '@boxwright/money';
import { type Order, type Refund, raiseAlert, type Tx } from '@boxwright/storage';
import type { AlertKind } from '../alerts/alert-kinds.ts';
import { orderNumber } from '../company/order-number.ts';

/** Why a refund of money that didn't come through a gateway waits for staff. */
export const cashProblem = 'It was paid in cash, by cheque or by bank transfer.';

const raise = (tx: Tx, order: Order, refund: Refund, kind: AlertKind, what: string) =>
  raiseAlert(tx, {
    key: `${kind}:${refund.token}`,
    kind,
    orderId: order.id,
    message: `${orderNumber(order)}, refund ${refund.id} of ${formatRupees(paise(refund.amountPaise))}: ${what}`,
  });

/** The gateway can't pay it back: staff pay it back, or have it tried again, with `SettleRefund`. */
export async function alertOfRefundByHand(tx: Tx, order: Order, refund: Refund): Promise<void> {
  const what = `${refund.problem} Ask the customer for a bank account, pay it back, and note the number of the transfer.`;
  await raise(tx, order, refund, 'refund-by-hand', what);
}

/** The bank takes longer than it announced. */
export async function alertOfSlowRefund(tx: Tx, order: Order, refund: Refund): Promise<void> {
  const what = 'not paid back after ten days. Look for it at the payment provider, and ask them.';
  await raise(tx, order, refund, 'refund-slow', what);
}
