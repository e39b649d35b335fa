import { settleRefund } from '../selling/refunds/settle-refund.ts';
import type { JobHandler } from './handler.ts';

/** An unreachable gateway is no failure of the job: the sweeper asks again. */
export const RefundPayment: JobHandler<'RefundPayment'> = ({ refundId }, { services }) =>
  settleRefund(services, refundId);
