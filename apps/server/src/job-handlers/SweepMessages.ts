import { forgetUnsignedMessages, inTransaction } from '@boxwright/storage';
import type { JobHandler } from './handler.ts';

/** Deletes unsigned messages about payments after a month; signed ones stay. */
export const SweepMessages: JobHandler<'SweepMessages'> = (_payload, { services }) =>
  inTransaction(services.db, forgetUnsignedMessages);
