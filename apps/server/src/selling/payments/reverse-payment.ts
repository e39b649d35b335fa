import type { ReversalCause } from '@boxwright/orders';
import {
  appendLedger,
  type LedgerEntry,
  ledgerOf,
  type Order,
  paymentsOf,
  type Refund,
  type Tx,
} from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { moneyFrom, type OrderMoney, writePaymentStatus } from '../orders/balance.ts';
import { giveTimeToPay } from '../orders/time-to-pay.ts';
import { refundable, requestRefundsWithMail } from '../refunds/request-refunds.ts';
import { withdrawRefunds } from '../refunds/withdraw-refunds.ts';

export interface Reversal {
  readonly entry: LedgerEntry;
  readonly cause: ReversalCause;
  /** `YYYY-MM-DD` in India. */
  readonly reversedOn: string;
  /** What the bank charged for taking it back, in paise; 0 if it didn't. */
  readonly bankFee: number;
  readonly staffId: number;
}

/**
 * Takes a recorded payment back: an entry of its own in the ledger, the payment status, the day by which it is due
 * again, and a mail to the customer. Refunds of it that wait are withdrawn. Its receipt voucher is cancelled by the entry,
 * see `cancelledVouchers`; there is no refund voucher, because nothing is paid back (CGST Rule 51).
 * Undefined, and nothing changed, if it was paid back already. The caller holds the locks of the cart and the order.
 */
export async function reversePayment(
  services: Services,
  tx: Tx,
  order: Order,
  { entry, cause, reversedOn, bankFee, staffId }: Reversal,
): Promise<
  { readonly money: OrderMoney; readonly withdrawn: readonly Refund[]; readonly reversalId: number } | undefined
> {
  const isCancelled = order.status === 'Cancelled';
  const tooMuch = isCancelled ? null : tooMuchWithout(order, await ledgerOf(tx, order.id), entry);
  const refunds = await withdrawRefunds(tx, order, { amount: entry.amountPaise, tooMuch });
  if (!refunds) return undefined;
  const { withdrawn } = refunds;
  const reversal = await appendLedger(tx, {
    orderId: order.id,
    kind: 'reversal',
    amountPaise: -entry.amountPaise,
    gatewayPaymentId: entry.gatewayPaymentId,
    receivedOn: reversedOn,
    staffId,
    reverses: entry.id,
    reversalCause: cause,
    bankFeePaise: bankFee === 0 ? null : bankFee,
    createdAt: services.now(),
  });
  if (!reversal) throw new Error('A payment was reversed under the order’s lock.');
  const money = moneyFrom(order, await paymentsOf(tx, order.id));
  await writePaymentStatus(tx, order, money);
  await giveTimeToPay(services, tx, order, money);
  const last = withdrawn.at(-1);
  if (last) {
    // What is still too much, or is left of a cancelled order's money, goes back as before.
    const most = refunds.rest ?? (await refundable(tx, order)) - order.keptPaise;
    const cause = { code: last.causeCode, text: last.cause };
    if (most > 0) await requestRefundsWithMail(services, tx, order, { cause, most });
  }
  await services.jobs.enqueue(tx, 'WriteMail', { mail: 'payment-reversed', ledgerId: reversal.id });
  return { money, withdrawn, reversalId: reversal.id };
}

/** What came, and was credited, beyond an order's total and its debits, without this entry; in paise. */
function tooMuchWithout({ totalPaise }: Order, ledger: readonly LedgerEntry[], { amountPaise }: LedgerEntry): number {
  const sum = ledger.reduce((before, entry) => {
    if (entry.kind === 'refund') return before;
    return entry.kind === 'debit' ? before - Math.abs(entry.amountPaise) : before + entry.amountPaise;
  }, 0);
  return Math.max(0, sum - amountPaise - totalPaise);
}
