import type { JobHandler } from './handler.ts';
import { WriteMail } from './WriteMail.ts';

/** Asks for a payment that was begun and not finished; writes nothing when it is finished or the order has changed. */
export const AskToPay: JobHandler<'AskToPay'> = (attempt, context) =>
  WriteMail({ mail: 'order-received', ...attempt }, context);
