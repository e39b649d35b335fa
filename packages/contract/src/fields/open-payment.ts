import { z } from 'zod';
import { field, record } from '../kernel/record.ts';
import { rupees } from '../kernel/values.ts';

/** A payment that was started and isn't decided yet. */
export const openPayment = record({
  transactionId: field('txnid', z.string()),
  /** `pending`: the bank has it; `open`: nobody has heard of it, and the payment page may have been left. */
  state: field('state', z.enum(['open', 'pending'])),
  amount: field('amount', rupees),
});
export type OpenPaymentRow = z.output<typeof openPayment>;
