import { redirect } from 'react-router';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';

/** What a payment's number reveals without sign-in: that the payment succeeded, its amount, and the order's number. */
export interface PaymentReceipt {
  readonly number: string;
  /** In paise. */
  readonly amount: number;
  /** The overpaid part in paise, which is refunded. */
  readonly excess: number;
}

/**
 * Loads the receipt; null if no payment has this number. Customers who return from the bank signed out, in another
 * browser or an app's, see only the receipt: the number is in histories and on receipts, so it can't open the order.
 */
export const loadReceipt = async (api: ServerApi, txnid: string, mipid: string): Promise<PaymentReceipt | null> => {
  const payment = await api.call('GetPaymentState', { transactionId: txnid });
  if (!payment.ok) return null;
  const { state, orderNumber, amount, excess } = payment.value;
  if (state !== 'succeeded') throw redirect(paths.paymentProcess(txnid, mipid));
  return { number: orderNumber, amount, excess };
};
