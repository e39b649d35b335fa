import { data, redirect } from 'react-router';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';

/** What a payment's number alone reveals: that the payment succeeded, its amount, and the order's number. */
export interface PaymentReceipt {
  readonly number: string;
  /** In paise. */
  readonly amount: number;
}

/**
 * For customers who return from the bank signed out (in another browser or an app's). The number is in histories and on
 * receipts, so it doesn't give access to the order.
 */
export const loadReceipt = async (api: ServerApi, txnid: string, mipid: string): Promise<PaymentReceipt> => {
  const payment = await api.call('GetPaymentState', { transactionId: txnid });
  if (!payment.ok) throw data('We couldn’t find that order. Please check the address.', { status: 404 });
  const { state, orderNumber, amount } = payment.value;
  if (state !== 'succeeded') throw redirect(paths.paymentProcess(txnid, mipid));
  return { number: orderNumber, amount };
};
