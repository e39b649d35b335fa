import { settlePayment } from '../selling/payments/settle-payment.ts';
import type { JobHandler } from './handler.ts';

export const VerifyPayment: JobHandler<'VerifyPayment'> = async ({ txnid }, { services, log }) => {
  const settled = await settlePayment(services, txnid);
  if (settled.ok) return;
  if (settled.reason === 'no-attempt') log.warn('no such payment attempt');
  else if (settled.reason === 'other-gateway') log.warn('a payment was begun with a gateway that is not set up now');
  else throw new Error(`The gateway could not be asked: ${settled.reason}`);
};
