import { type Balance, balanceOf, type LedgerEntry, type PaymentMode } from '@boxwright/orders';
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
  return moneyFrom(order, await paymentsOf(db, order.id));
}

/** The amounts paid and due, from ledger and attempts that were read already. */
export function moneyFrom(
  order: Pick<Order, 'totalPaise' | 'paymentMode' | 'status' | 'keptPaise'>,
  { ledger, attempts }: Pick<OrderMoney, 'ledger' | 'attempts'>,
): OrderMoney {
  const balance = balanceOf({
    total: order.totalPaise,
    mode: order.paymentMode,
    entries: ledger.map(asEntry),
    attempts: attempts.map(({ state }) => state),
    isCancelled: order.status === 'Cancelled',
    kept: order.keptPaise,
  });
  return { ...balance, attempts, ledger };
}

/** Writes the payment status that follows from ledger and attempts to the order; the caller holds the order's lock. */
export async function updatePaymentStatus(tx: Tx, order: Order): Promise<void> {
  await writePaymentStatus(tx, order, await orderMoneyOf(tx, order));
}

/** The same after an attempt was opened, from data that was read before, with the way to pay that the buyer has chosen. */
export const updateStatusAfterOpening = (
  tx: Tx,
  order: Order,
  before: OrderMoney,
  opened: PaymentAttempt,
  paymentMode: PaymentMode,
): Promise<void> =>
  writePaymentStatus(
    tx,
    order,
    moneyFrom({ ...order, paymentMode }, { ledger: before.ledger, attempts: [...before.attempts, opened] }),
    paymentMode,
  );

/** Writes a payment status that is known already, unless it and the way to pay are unchanged. */
export async function writePaymentStatus(
  tx: Tx,
  order: Order,
  { status: paymentStatus }: OrderMoney,
  paymentMode = order.paymentMode,
): Promise<void> {
  if (paymentStatus === order.paymentStatus && paymentMode === order.paymentMode) return;
  await setOrderPayment(tx, order.id, { paymentStatus, paymentMode });
}

/** Translates the stored ledger (signed amounts, cash) to the payment rules' amounts and directions. */
const asEntry = ({ kind, amountPaise }: StoredEntry): LedgerEntry => ({
  kind:
    kind === 'refund' || kind === 'reversal' || kind === 'credit' || kind === 'debit' || kind === 'moved'
      ? kind
      : 'payment',
  amount: Math.abs(amountPaise),
});
