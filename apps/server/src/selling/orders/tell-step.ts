import { type OrderStep, stepsOfOrder, type Tx } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';

/** A mail that waits for the end of an undo starts this long after it. */
const marginMs = 2_000;

/**
 * Mails the customer that their order has taken a step; placing an order has other mails. The mail of a step that can be
 * taken back waits until it can't be any more, and mails of later steps wait with it, so that they come in their order.
 */
export async function tellStep(
  tx: Tx,
  { jobs }: Pick<Services, 'jobs'>,
  { id: stepId, orderId, status }: OrderStep,
  now: Date,
): Promise<void> {
  if (status === 'IN-PROCESS') return;
  const ends = (await stepsOfOrder(tx, orderId)).flatMap(({ undoUntil }) => undoUntil?.getTime() ?? []);
  const end = Math.max(0, ...ends);
  const options = end < now.getTime() ? {} : { startAfter: new Date(end + marginMs) };
  await jobs.enqueue(tx, 'WriteMail', { mail: 'order-moved', orderId, status, stepId }, options);
}
