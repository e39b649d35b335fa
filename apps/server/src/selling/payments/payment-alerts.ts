import { formatRupees, paise } from '@boxwright/money';
import { type Order, type PaymentAttempt, raiseAlert, type Tx } from '@boxwright/storage';
import type { AlertKind } from '../alerts/alert-kinds.ts';
import { orderNumber } from '../orders/order-number.ts';

interface Payment {
  readonly attempt: PaymentAttempt;
  readonly order: Order;
}

/** Alerts about money that arrived, but not as expected. Each is raised once. */
export async function alertOfUnexpectedMoney(
  tx: Tx,
  { attempt, order, isLate, overpaid }: Payment & { readonly isLate: boolean; readonly overpaid: number },
): Promise<void> {
  const amount = formatRupees(paise(attempt.amountPaise));
  const raise = (kind: AlertKind, message: string) =>
    raiseAlert(tx, { key: `${kind}:${attempt.txnid}`, kind, orderId: order.id, message });
  if (order.status === 'Cancelled') {
    await raise(
      'paid-after-cancel',
      `${orderNumber(order)} is cancelled, but ${amount} came for it; they are paid back.`,
    );
  }
  if (overpaid > 0) {
    await raise('overpaid', `${orderNumber(order)} is overpaid by ${formatRupees(paise(overpaid))}: refund them.`);
  }
  if (isLate) {
    await raise('late-success', `${orderNumber(order)}: a payment of ${amount} that had failed or was left came late.`);
  }
}

/** The gateway captured another amount than expected: nothing is booked until staff have checked it. */
export async function alertOfWrongAmount(
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

/** A return or webhook with a wrong signature: a possible forgery. */
export async function alertOfBadSignature(tx: Tx, { attempt, order }: Payment): Promise<void> {
  await raiseAlert(tx, {
    key: `bad-hash:${attempt.txnid}`,
    kind: 'bad-hash' satisfies AlertKind,
    orderId: order.id,
    message: `${orderNumber(order)}: a message about payment ${attempt.txnid} was not signed by the gateway.`,
  });
}
