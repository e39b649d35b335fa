import type { SettledRow } from '@boxwright/accounting';
import type { Oddness, SettleablePayment, SettleableRefund } from '@boxwright/storage';

/** To what of ours a row belongs. */
export interface Match {
  readonly payment: SettleablePayment | null;
  readonly refund: SettleableRefund | null;
  readonly oddness: Oddness | null;
}

type Asked = Pick<SettledRow, 'kind' | 'txnid' | 'payuId' | 'amount'> & { readonly requestId?: string };

/**
 * Matches the rows of a report, in turn: a payment by our number and PayU's, a refund by PayU's number of it or else by
 * its payment and amount. Each payment and refund is settled once; what comes a second time has no match.
 */
export function matcherOf(payments: readonly SettleablePayment[], refunds: readonly SettleableRefund[]) {
  const taken = {
    payments: new Set(payments.filter(({ isSettled }) => isSettled).map(({ id }) => id)),
    refunds: new Set(refunds.filter(({ isSettled }) => isSettled).map(({ id }) => id)),
  };

  const paymentOf = ({ txnid, payuId }: Asked): SettleablePayment | undefined => {
    const found = payments.find((payment) => payment.txnid === txnid && txnid !== '');
    // One payment's number with another one's id is no match.
    if (found) return payuId === '' || found.payuId === null || found.payuId === payuId ? found : undefined;
    return txnid === '' ? payments.find((payment) => payment.payuId === payuId && payuId !== '') : undefined;
  };

  const refundOf = (attemptId: number, { amount, requestId = '' }: Asked): SettleableRefund | undefined => {
    const open = refunds.filter((refund) => refund.attemptId === attemptId && !taken.refunds.has(refund.id));
    const named = requestId === '' ? undefined : open.find(({ reference }) => reference === requestId);
    return named ?? open.find((refund) => refund.amount === -amount) ?? (open.length === 1 ? open[0] : undefined);
  };

  return (row: Asked): Match => {
    const none: Match = { payment: null, refund: null, oddness: row.kind === 'adjustment' ? null : 'unmatched' };
    const payment = paymentOf(row);
    if (!payment) return none;
    if (row.kind === 'refund') {
      const refund = refundOf(payment.id, row);
      if (!refund) return { ...none, payment };
      taken.refunds.add(refund.id);
      return { payment, refund, oddness: refund.amount === -row.amount ? null : 'amount' };
    }
    if (row.kind !== 'payment') return { payment, refund: null, oddness: null };
    if (taken.payments.has(payment.id)) return none;
    taken.payments.add(payment.id);
    if (payment.amount !== row.amount) return { payment, refund: null, oddness: 'amount' };
    return { payment, refund: null, oddness: payment.state === 'succeeded' ? null : 'unpaid' };
  };
}
