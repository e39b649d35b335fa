import { SendMail } from './jobs/handlers/SendMail.ts';
import { SweepCounters } from './jobs/handlers/SweepCounters.ts';
import { SweepPayments } from './jobs/handlers/SweepPayments.ts';
import { VerifyPayment } from './jobs/handlers/VerifyPayment.ts';
import type { JobHandlers } from './jobs/queue.ts';

/** Every job's code by its name. */
export const jobHandlers = {
  SendMail,
  SweepCounters,
  SweepPayments,
  VerifyPayment,
} as const satisfies Partial<JobHandlers>;
