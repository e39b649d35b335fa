import { isPaidInCash } from '@boxwright/orders';
import { type Order, setPaymentDay, type Tx } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { indianDay } from '../../process/indian-day.ts';
import { readCompanyIn } from '../company/company.ts';
import type { OrderMoney } from './balance.ts';
import { dueDay } from './due-day.ts';

/** What is due again, or more, needs a day that is still to come: the customer believed it paid. Cash waits for the delivery. */
export async function giveTimeToPay(
  { db, now }: Pick<Services, 'db' | 'now'>,
  tx: Tx,
  order: Order,
  { due, status }: Pick<OrderMoney, 'due' | 'status'>,
): Promise<void> {
  const isPast = order.paymentDueOn === null ? status === 'Partially Paid' : order.paymentDueOn <= indianDay(now());
  if (due === 0 || isPaidInCash(order.paymentMode) || !isPast) return;
  const { balanceDays } = await readCompanyIn(db, tx);
  await setPaymentDay(tx, order.id, dueDay(now(), balanceDays));
}
