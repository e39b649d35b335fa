import { redirect } from 'react-router';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';

/** What a payment's number alone reveals: that the payment succeeded, its amount, and the order's number. */
export interface PaymentReceipt {
  readonly number: string;
  /** In paise. */
  readonly amount: number;
  /** What of it came beyond the order's total and goes back, in paise. */
  readonly excess: number;
}

/**
 * Null for a number that no payment has. For customers who return from the bank signed out (in another browser or an
 * app's) it is all they see: the number is in histories and on receipts, so it doesn't give access to the order.
 */
export const loadReceipt = async (api: ServerApi, txnid: string, mipid: string): Promise<PaymentReceipt | null> => {
  const payment = await api.call('GetPaymentState', { transactionId: txnid });
  if (!payment.ok) return null;
  const { state, orderNumber, amount, excess } = payment.value;
  if (state !== 'succeeded') throw redirect(paths.paymentProcess(txnid, mipid));
  return { number: orderNumber, amount, excess };
};
