import { z } from 'zod';
import { field, record } from '../kernel/record.ts';
import { rupees } from '../kernel/values.ts';

/** A payment that was started and has no result yet. */
export const openPayment = record({
  transactionId: field('txnid', z.string()),
  /** `pending`: the bank is processing it. `open`: nothing is known, and the buyer may have left the payment page. */
  state: field('state', z.enum(['open', 'pending'])),
  amount: field('amount', rupees),
});
export type OpenPaymentRow = z.output<typeof openPayment>;
