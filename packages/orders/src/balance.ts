import type { AttemptState } from './attempt.ts';
import type { PaymentStatus } from './payment.ts';
import { isDeferred, type PaymentMode } from './way/table.ts';

/** One row of the append-only ledger. `amount` is whole paise, always positive; the kind gives the direction. */
export type LedgerEntry = {
  readonly kind: 'payment' | 'refund' | 'reversal' | 'credit' | 'debit' | 'moved';
  readonly amount: number;
};

/** All amounts in whole paise. `due` and `overpaid` are never both positive. */
export type Balance = {
  readonly paid: number;
  readonly due: number;
  readonly overpaid: number;
  readonly status: PaymentStatus;
};

/**
 * What is paid and due, derived only here. Amounts in whole paise. A refund lowers what is paid but isn't due again,
 * because it means that less is owed (cancelled, credited or paid twice); a reversed payment is due again, because it
 * didn't come; what is moved to the customer's account was paid too much. A credit lowers what is owed, and what was paid beyond that is overpaid; a debit raises it. For a cancelled
 * order, only what its buyer bears of the carriage is due: its credit notes are for the rest, and so are its refunds.
 *
 * @param order `total` with tax and delivery; `mode`; ledger `entries` in any order; `attempts`, oldest first, say
 * whether a payment is still expected while the ledger is empty; `kept` of a cancelled order is what its buyer bears
 * @throws RangeError for amounts that are not whole paise, or entries that are not positive
 */
export function balanceOf(order: {
  readonly total: number;
  readonly mode: PaymentMode;
  readonly entries: readonly LedgerEntry[];
  readonly attempts?: readonly AttemptState[];
  readonly isCancelled?: boolean;
  readonly kept?: number;
}): Balance {
  const { kept = 0 } = order;
  if (!Number.isSafeInteger(order.total) || order.total < 0) throw new RangeError(`Not a total: ${order.total}`);
  let received = 0;
  let refunded = 0;
  let credited = 0;
  for (const { kind, amount } of order.entries) {
    if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`Not a ledger amount: ${amount}`);
    if (kind === 'payment') received += amount;
    else if (kind === 'refund') refunded += amount;
    else if (kind === 'credit') credited += amount;
    else if (kind === 'debit') credited -= amount;
    // It never came, or is with the customer's account.
    else received -= amount;
  }
  const paid = received - refunded;
  if (order.isCancelled && kept > 0) {
    const status = paid >= kept ? 'Paid' : paid > 0 ? 'Partially Paid' : 'Payment Pending';
    return { paid, due: Math.max(0, kept - paid), overpaid: Math.max(0, paid - kept), status };
  }
  return {
    paid,
    due: order.isCancelled ? 0 : Math.max(0, order.total - credited - received),
    overpaid: Math.max(0, paid + credited - order.total),
    status: statusOf(order.total - credited, order.mode, { paid, received }, order.attempts ?? []),
  };
}

function statusOf(
  total: number,
  mode: PaymentMode,
  { paid, received }: { readonly paid: number; readonly received: number },
  attempts: readonly AttemptState[],
): PaymentStatus {
  if (paid <= 0 && received > 0) return 'Refunded';
  if (received >= total) return 'Paid';
  if (paid > 0) return 'Partially Paid';
  if (isDeferred(mode)) return 'Payment Pending';
  const last = attempts.at(-1);
  const awaited = attempts.some((state) => state === 'open' || state === 'pending');
  return !awaited && (last === 'failed' || last === 'cancelled') ? 'Payment Failed' : 'Payment Initiated';
}

export const paymentPurposes = ['full', 'half', 'balance', 'sample'] as const;

export type PaymentPurpose = (typeof paymentPurposes)[number];

/**
 * What to ask the gateway for, in whole paise; 0 if there is nothing to pay for this purpose. `half` is half of the
 * total, rounded half up, less what is already paid; the other purposes ask for everything still due.
 */
export function amountForPurpose(total: number, paid: number, purpose: PaymentPurpose): number {
  if (!Number.isSafeInteger(total) || !Number.isSafeInteger(paid) || total < 0) {
    throw new RangeError(`Not whole paise: ${total}, ${paid}`);
  }
  const wanted = purpose === 'half' ? Math.ceil(total / 2) : total;
  return Math.max(0, wanted - paid);
}
