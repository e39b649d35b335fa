import { data, redirect } from 'react-router';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';

/** What a payment's number alone tells: that the money came, how much, and for which order. */
export interface PaymentReceipt {
  readonly number: string;
  /** In paise. */
  readonly amount: number;
}

/**
 * For who comes back from the bank without being signed in (another browser, an app's own): the number stands in
 * histories and on receipts, so it opens nobody's order.
 */
export const loadReceipt = async (api: ServerApi, txnid: string, mipid: string): Promise<PaymentReceipt> => {
  const payment = await api.call('GetPaymentState', { transactionId: txnid });
  if (!payment.ok) throw data('We couldn’t find that order. Please check the address.', { status: 404 });
  const { state, orderNumber, amount } = payment.value;
  if (state !== 'succeeded') throw redirect(paths.paymentProcess(txnid, mipid));
  return { number: orderNumber, amount };
};
