import type { OrderStatus } from '@boxwright/orders';
import type { Tx } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';

/** Mails the customer that their order has reached a status; placing an order has other mails. */
export async function tellStep(
  tx: Tx,
  { jobs }: Pick<Services, 'jobs'>,
  orderId: number,
  status: OrderStatus,
): Promise<void> {
  if (status !== 'IN-PROCESS') await jobs.enqueue(tx, 'WriteMail', { mail: 'order-moved', orderId, status });
}
