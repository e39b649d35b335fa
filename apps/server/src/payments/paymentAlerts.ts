import { formatRupees, paise } from '@boxwright/money';
import { type Order, type PaymentAttempt, raiseAlert, type Tx } from '@boxwright/storage';
import type { AlertKind } from '../alerts/alertKinds.ts';
import { orderNumber } from '../orders/orderNumber.ts';

interface Payment {
  readonly attempt: PaymentAttempt;
  readonly order: Order;
}

/** Money that came, but not as expected: a person has to look. Each is raised once. */
export async function alertOfMoney(
  tx: Tx,
  { attempt, order, isLate, overpaid }: Payment & { readonly isLate: boolean; readonly overpaid: number },
): Promise<void> {
  const amount = formatRupees(paise(attempt.amountPaise));
  const raise = (kind: AlertKind, message: string) =>
    raiseAlert(tx, { key: `${kind}:${attempt.txnid}`, kind, orderId: order.id, message });
  if (order.status === 'Cancelled') {
    await raise('paid-after-cancel', `${orderNumber(order)} is cancelled, but ${amount} came for it: refund them.`);
  }
  if (overpaid > 0) {
    await raise('overpaid', `${orderNumber(order)} is overpaid by ${formatRupees(paise(overpaid))}: refund them.`);
  }
  if (isLate) {
    await raise('late-success', `${orderNumber(order)}: a payment of ${amount} that had failed or was left came late.`);
  }
}

/** The gateway took another amount than was asked: nothing is booked until a person has looked. */
export async function alertOfDoubt(
  tx: Tx,
  { attempt, order, amount }: Payment & { readonly amount: number },
): Promise<void> {
  const [asked, taken] = [attempt.amountPaise, amount].map((sum) => formatRupees(paise(sum)));
  await raiseAlert(tx, {
    key: `wrong-amount:${attempt.txnid}`,
    kind: 'wrong-amount' satisfies AlertKind,
    orderId: order.id,
    message: `${orderNumber(order)}: ${asked} were asked, but the gateway reports ${taken} for ${attempt.txnid}.`,
  });
}

/** A return or webhook whose signature is wrong: somebody may be trying something. */
export async function alertOfForgery(tx: Tx, { attempt, order }: Payment): Promise<void> {
  await raiseAlert(tx, {
    key: `bad-hash:${attempt.txnid}`,
    kind: 'bad-hash' satisfies AlertKind,
    orderId: order.id,
    message: `${orderNumber(order)}: a message about payment ${attempt.txnid} was not signed by the gateway.`,
  });
}
