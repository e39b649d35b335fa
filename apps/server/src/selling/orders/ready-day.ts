import { awaitsApproval, isSentUnpaid } from '@boxwright/orders';
import { isApprovedForPrint, listHolidays, type Order, setReadyBy, type Tx } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { indianDay } from '../../process/indian-day.ts';
import { readCompanyIn } from '../company/company.ts';
import { workingDaysAfter } from '../delivery/working-days.ts';

/**
 * Settles the day by which an order must be ready, after anything that it depends on: as many working days as buyers are
 * promised, from the moment when all its proofs are approved and it is accepted, or needs no payment to begin. It stays
 * then, unless an approval is lost before production. Null for samples, which have no proof to count from, and while the
 * year's holidays aren't known. The caller holds the order's lock.
 *
 * @param order as it is now
 */
export async function settleReadyDay(
  { db, now }: Pick<Services, 'db' | 'now'>,
  tx: Tx,
  order: Pick<Order, 'id' | 'orderType' | 'status' | 'readyBy' | 'paymentMode' | 'paymentStatus'>,
): Promise<void> {
  const { id, orderType, status } = order;
  if (orderType === 'Ordersample' || !(awaitsApproval(status) || status === 'In Production')) return;
  const isBegun = status !== 'IN-PROCESS' || isSentUnpaid(order.paymentMode) || hasPaid(order);
  const counts = isBegun && (await isApprovedForPrint(tx, id));
  if (counts === (order.readyBy !== null)) return;
  // What is in production keeps its day, whatever happens to a proof.
  if (!counts) return status === 'In Production' ? undefined : setReadyBy(tx, id, null);
  const { workingDaysToShip } = await readCompanyIn(db, tx);
  const holidays = new Set((await listHolidays(tx)).map(({ day }) => day));
  await setReadyBy(tx, id, workingDaysAfter(indianDay(now()), workingDaysToShip, holidays));
}

const hasPaid = ({ paymentStatus }: Pick<Order, 'paymentStatus'>): boolean =>
  paymentStatus === 'Paid' || paymentStatus === 'Partially Paid';
