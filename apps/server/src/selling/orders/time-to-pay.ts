import { isPaidInCash } from '@boxwright/orders';
import { type Order, setPaymentDay, type Tx } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { indianDay } from '../../process/indian-day.ts';
import { readCompanyIn } from '../company/company.ts';
import type { OrderMoney } from './balance.ts';
import { dueDay } from './due-day.ts';

/**
 * What is due again, or more, needs a day that is still to come: the customer believed it paid. Cash waits for the
 * delivery, and what a closed order owes doesn't.
 */
export async function giveTimeToPay(
  { db, now }: Pick<Services, 'db' | 'now'>,
  tx: Tx,
  order: Order,
  { due, status }: Pick<OrderMoney, 'due' | 'status'>,
): Promise<void> {
  const isClosed = order.status === 'Cancelled';
  const hasNoDay = order.paymentDueOn === null && (isClosed || status === 'Partially Paid');
  const isPast = order.paymentDueOn !== null && order.paymentDueOn <= indianDay(now());
  if (due === 0 || (isPaidInCash(order.paymentMode) && !isClosed) || !(hasNoDay || isPast)) return;
  const { balanceDays } = await readCompanyIn(db, tx);
  await setPaymentDay(tx, order.id, dueDay(now(), balanceDays));
}
