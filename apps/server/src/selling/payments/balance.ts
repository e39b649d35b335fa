import { type Balance, balanceOf, type LedgerEntry } from '@boxwright/orders';
import {
  type DbOrTx,
  type Order,
  type PaymentAttempt,
  paymentsOf,
  type LedgerEntry as StoredEntry,
  setOrderPayment,
  type Tx,
} from '@boxwright/storage';

export interface OrderMoney extends Balance {
  /** Oldest first. */
  readonly attempts: readonly PaymentAttempt[];
  readonly ledger: readonly StoredEntry[];
}

/** The amounts paid and due for an order, from its ledger. */
export async function orderMoneyOf(db: DbOrTx, order: Order): Promise<OrderMoney> {
  const { ledger, attempts } = await paymentsOf(db, order.id);
  return moneyFrom(order, ledger, attempts);
}

function moneyFrom(order: Order, ledger: readonly StoredEntry[], attempts: readonly PaymentAttempt[]): OrderMoney {
  const balance = balanceOf({
    total: order.totalPaise,
    mode: order.paymentMode,
    entries: ledger.map(asEntry),
    attempts: attempts.map(({ state }) => state),
  });
  return { ...balance, attempts, ledger };
}

/** Writes the payment status that follows from ledger and attempts to the order; the caller holds the order's lock. */
export async function updatePaymentStatus(tx: Tx, order: Order): Promise<OrderMoney> {
  const money = await orderMoneyOf(tx, order);
  await writePaymentStatus(tx, order, money);
  return money;
}

/** The same after an attempt was opened, from data read before. */
export const updateStatusAfterOpening = (
  tx: Tx,
  order: Order,
  before: OrderMoney,
  opened: PaymentAttempt,
): Promise<void> => writePaymentStatus(tx, order, moneyFrom(order, before.ledger, [...before.attempts, opened]));

async function writePaymentStatus(tx: Tx, order: Order, { status }: OrderMoney): Promise<void> {
  if (status !== order.paymentStatus) await setOrderPayment(tx, order.id, { paymentStatus: status });
}

/** Translates the stored ledger (signed amounts, cash) to the payment rules' amounts and directions. */
const asEntry = ({ kind, amountPaise }: StoredEntry): LedgerEntry => ({
  kind: kind === 'refund' ? 'refund' : 'payment',
  amount: Math.abs(amountPaise),
});
