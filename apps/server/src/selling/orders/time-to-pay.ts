import { awaitsApproval, isPaidInCash } from '@boxwright/orders';
import { listHolidays, type Order, setPaymentDay, type Tx } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { indianDay } from '../../process/indian-day.ts';
import { readCompanyIn } from '../company/company.ts';
import { workingDaysAfter } from '../delivery/working-days.ts';
import type { OrderMoney } from './balance.ts';
import { dueDay } from './due-day.ts';

/**
 * What is due again, or more, needs a day that is still to come: the customer believed it paid. Cash waits for the
 * delivery, and what a closed order owes doesn't.
 */
export async function giveTimeToPay(
  services: Pick<Services, 'db' | 'now'>,
  tx: Tx,
  order: Order,
  { due, status }: Pick<OrderMoney, 'due' | 'status'>,
): Promise<void> {
  const isClosed = order.status === 'Cancelled';
  const hasNoDay = order.paymentDueOn === null && (isClosed || status === 'Partially Paid');
  const isPast = order.paymentDueOn !== null && order.paymentDueOn <= indianDay(services.now());
  if (due === 0 || (isPaidInCash(order.paymentMode) && !isClosed) || !(hasNoDay || isPast)) return;
  await setPaymentDay(tx, order.id, await dayForTheRest(services, tx, order));
}

/**
 * The last day to pay the rest of an order (`YYYY-MM-DD`, in India): some days from now, but no later than the goods are
 * to leave the works, because they don't before it is paid. While that day isn't settled, it is the first on which they
 * could, so that the day stays whenever the proof is approved. A day that has passed holds nobody.
 */
export async function dayForTheRest(
  { db, now }: Pick<Services, 'db' | 'now'>,
  tx: Tx,
  { orderType, status, readyBy }: Pick<Order, 'orderType' | 'status' | 'readyBy'>,
): Promise<string> {
  const { balanceDays, workingDaysToShip } = await readCompanyIn(db, tx);
  const [today, latest] = [indianDay(now()), dueDay(now(), balanceDays)];
  if (orderType === 'Ordersample' || !isStillHere(status)) return latest;
  const holidays = new Set((await listHolidays(tx)).map(({ day }) => day));
  const leaves = readyBy ?? workingDaysAfter(today, workingDaysToShip, holidays);
  return leaves !== null && leaves >= today && leaves < latest ? leaves : latest;
}

const isStillHere = (status: string): boolean =>
  awaitsApproval(status) || status === 'In Production' || status === 'Packed';
