import { settlePayment } from '../../payments/settlePayment.ts';
import type { JobHandler } from '../queue.ts';

export const VerifyPayment: JobHandler<'VerifyPayment'> = async ({ txnid }, { services, log }) => {
  const settled = await settlePayment(services, txnid);
  if (settled.ok) return;
  if (settled.reason === 'no-attempt') log.warn('no such payment attempt');
  else throw new Error(`The gateway could not be asked: ${settled.reason}`);
};
