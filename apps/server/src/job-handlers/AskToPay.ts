import type { JobHandler } from './handler.ts';
import { WriteMail } from './WriteMail.ts';

/** Asks for a payment that was begun; writes nothing if the payment is finished or the order has changed. */
export const AskToPay: JobHandler<'AskToPay'> = (attempt, context) =>
  WriteMail({ mail: 'order-received', ...attempt }, context);
