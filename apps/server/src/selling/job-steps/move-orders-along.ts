import { jobsOfOrder, type Order } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { orderNumber } from '../company/order-number.ts';
import { moveOrder } from '../order-steps/move-order.ts';
import type { LockedJob } from '../production/with-locked-job.ts';

type Needed = Pick<Services, 'db' | 'gateway' | 'jobs' | 'now'>;

/** What became of the orders whose jobs were moved. */
export interface OrdersMoved {
  /** With a space in front; empty when no order was moved. */
  readonly says: string;
  /** Whether an order was packed, so that its customer is mailed. */
  readonly isPacked: boolean;
}

/** The first start or step of its jobs puts an order into production; the last step of all its jobs makes it packed. */
export async function moveOrdersAlong(
  services: Needed,
  { tx, orders }: Pick<LockedJob, 'tx' | 'orders'>,
  orderIds: ReadonlySet<number>,
  staffId: number,
): Promise<OrdersMoved> {
  const moved: Order[] = [];
  for (const id of orderIds) {
    let current = orders.get(id);
    if (!current) throw new Error(`Order ${id} isn't locked`);
    const before = current.status;
    const move = async (order: Order, to: 'In Production' | 'Packed') => {
      const answer = await moveOrder(services, tx, order, { to, by: { staffId } });
      if (!answer.ok) throw new Error(`Order ${id} can't follow its jobs: ${answer.failure.text}`);
      return answer.value;
    };
    if (current.status === 'Order Accepted') current = await move(current, 'In Production');
    const jobs = await jobsOfOrder(tx, id);
    if (jobs.every(({ stage }) => stage === 'packed')) current = await move(current, 'Packed');
    if (current.status !== before) moved.push(current);
  }
  const isPacked = moved.some(({ status }) => status === 'Packed');
  return { says: sentenceOf(moved, isPacked), isPacked };
}

function sentenceOf(moved: readonly Order[], isPacked: boolean): string {
  const names = moved.map(orderNumber).join(', ');
  const what = isPacked ? 'packed' : 'in production';
  if (moved.length === 0) return '';
  return moved.length === 1
    ? ` Order ${names} is ${what} now, and its customer is mailed.`
    : ` Orders ${names} are ${what} now, and their customers are mailed.`;
}
