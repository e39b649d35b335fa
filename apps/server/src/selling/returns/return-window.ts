import { lastReturnDay, returnDays } from '@boxwright/orders';
import { type DbOrTx, type Order, type ReturnRequest, stepsOfOrder } from '@boxwright/storage';
import { indianDay } from '../../process/indian-day.ts';

export interface ReturnWindow {
  /** Why nothing can be returned; null where it can. */
  readonly problem: string | null;
  /** Days in India, `YYYY-MM-DD`; null before the order is delivered. */
  readonly receivedOn: string | null;
  readonly lastDay: string | null;
}

/** Whether something of an order may be returned now: from its delivery, for some calendar days, one request at a time. */
export async function returnWindow(
  db: DbOrTx,
  order: Pick<Order, 'id' | 'status'>,
  requests: readonly Pick<ReturnRequest, 'state'>[],
  now: Date,
): Promise<ReturnWindow> {
  const steps = await stepsOfOrder(db, order.id);
  // The last one: an earlier one was marked by mistake, and taken back.
  const delivered = steps.findLast(({ status }) => status === 'Delivered');
  if (!delivered || order.status !== 'Delivered')
    return { problem: 'This order is not delivered yet.', receivedOn: null, lastDay: null };
  const receivedOn = indianDay(delivered.createdAt);
  const lastDay = lastReturnDay(receivedOn);
  return { problem: problemOf(lastDay, requests, now), receivedOn, lastDay };
}

function problemOf(lastDay: string, requests: readonly Pick<ReturnRequest, 'state'>[], now: Date): string | null {
  if (requests.some(({ state }) => state === 'received')) return 'We are looking into your request already.';
  if (indianDay(now) > lastDay)
    return `Returns can be requested within ${returnDays} days of receipt. Please contact us.`;
  return null;
}
