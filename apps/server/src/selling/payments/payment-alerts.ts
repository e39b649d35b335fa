import { formatRupees, paise } from '@boxwright/money';
import type { AttemptState } from '@boxwright/orders';
import { type Order, type PaymentAttempt, raiseAlert, type Tx } from '@boxwright/storage';
import type { AlertKind } from '../alerts/alert-kinds.ts';
import { orderNumber } from '../company/order-number.ts';

interface Payment {
  readonly attempt: PaymentAttempt;
  readonly order: Order;
}

interface ArrivedPayment extends Payment {
  /** State of the attempt until now. */
  readonly before: AttemptState;
  /** All attempts of the order. */
  readonly attempts: readonly PaymentAttempt[];
  /** The part of it that is above the order's total. */
  readonly excess: number;
}

/** Alerts about money that arrived, but not as expected. Each is raised once. */
export async function alertOfUnexpectedMoney(
  tx: Tx,
  { attempt, order, before, attempts, excess }: ArrivedPayment,
): Promise<void> {
  const amount = formatRupees(paise(attempt.amountPaise));
  const raise = (kind: AlertKind, message: string) =>
    raiseAlert(tx, { key: `${kind}:${attempt.txnid}`, kind, orderId: order.id, message });
  if (order.status === 'Cancelled' && order.keptPaise === 0) {
    await raise(
      'paid-after-cancel',
      `${orderNumber(order)} is cancelled, but ${amount} was paid for it; the money is paid back.`,
    );
  }
  if (excess > 0) {
    const tooMuch = formatRupees(paise(excess));
    await raise(
      'overpaid',
      `${orderNumber(order)} is overpaid by ${tooMuch}; the excess is paid back automatically, there is nothing to do.`,
    );
  }
  const was = whatItWas(attempt, before, attempts);
  if (was) await raise('late-success', `${orderNumber(order)}: a payment of ${amount} that ${was} came late.`);
}

/** What had become of a payment that was made after all; undefined when it was still awaited. */
function whatItWas(
  { id }: PaymentAttempt,
  before: AttemptState,
  attempts: readonly PaymentAttempt[],
): string | undefined {
  if (before === 'failed') return 'had failed';
  if (before !== 'cancelled') return undefined;
  return attempts.some((other) => other.id > id) ? 'was replaced by another one' : 'was given up';
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
    message: `${orderNumber(order)}: the gateway reports ${taken} instead of ${asked} for payment ${attempt.txnid}. Nothing is booked: please ask the gateway.`,
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
