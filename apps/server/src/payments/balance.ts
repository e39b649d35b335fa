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
  const ledger = await ledgerOf(db, order.id);
  const attempts = await attemptsOf(db, order.id);
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
  if (money.status !== order.paymentStatus) await setOrderPayment(tx, order.id, { paymentStatus: money.status });
  return money;
}

/** The stored ledger signs refunds and knows cash; the rules of payment count amounts and directions. */
const asEntry = ({ kind, amountPaise }: StoredEntry): LedgerEntry => ({
  kind: kind === 'refund' ? 'refund' : 'payment',
  amount: Math.abs(amountPaise),
});
