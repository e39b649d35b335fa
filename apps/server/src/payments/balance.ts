import { type Balance, balanceOf, type LedgerEntry } from '@boxwright/orders';
import {
  attemptsOf,
  type DbOrTx,
  ledgerOf,
  type Order,
  type PaymentAttempt,
  type LedgerEntry as StoredEntry,
  setOrderPayment,
  type Tx,
} from '@boxwright/storage';

export interface OrderMoney extends Balance {
  /** Oldest first. */
  readonly attempts: readonly PaymentAttempt[];
  readonly ledger: readonly StoredEntry[];
}

/** What is paid and due for an order, from its ledger. */
export async function moneyOf(db: DbOrTx, order: Order): Promise<OrderMoney> {
  return moneyFrom(order, await ledgerOf(db, order.id), await attemptsOf(db, order.id));
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

/** Notes on the order what its ledger and attempts come to; the caller holds the order's lock. */
export async function noteMoney(tx: Tx, order: Order): Promise<OrderMoney> {
  const money = await moneyOf(tx, order);
  await noteStatus(tx, order, money);
  return money;
}

/** The same after an attempt was opened, by what was read before it. */
export const noteOpened = (tx: Tx, order: Order, before: OrderMoney, opened: PaymentAttempt): Promise<void> =>
  noteStatus(tx, order, moneyFrom(order, before.ledger, [...before.attempts, opened]));

async function noteStatus(tx: Tx, order: Order, { status }: OrderMoney): Promise<void> {
  if (status !== order.paymentStatus) await setOrderPayment(tx, order.id, { paymentStatus: status });
}

/** The stored ledger signs refunds and knows cash; the rules of payment count amounts and directions. */
const asEntry = ({ kind, amountPaise }: StoredEntry): LedgerEntry => ({
  kind: kind === 'refund' ? 'refund' : 'payment',
  amount: Math.abs(amountPaise),
});
