import { forgetUnsignedMessages, inTransaction } from '@boxwright/storage';
import type { JobHandler } from '../queue.ts';

/** Forgets what anybody may have posted about a payment, after a month; what the gateway has signed stays. */
export const SweepMessages: JobHandler<'SweepMessages'> = (_payload, { services }) =>
  inTransaction(services.db, forgetUnsignedMessages);
