import { awaitsApproval, isSentUnpaid } from '@boxwright/orders';
import {
  jobsOfOrder,
  linesWaitingForPrint,
  listHolidays,
  type Order,
  setJobReadyBy,
  setReadyBy,
  type Tx,
} from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { indianDay } from '../../process/indian-day.ts';
import { readCompanyIn } from '../company/company.ts';
import { workingDaysAfter } from '../delivery/working-days.ts';

/**
 * Settles the day by which an order must be ready, after anything that it depends on: as many working days as buyers are
 * promised, from the moment when all its proofs are approved and it is accepted, or needs no payment to begin. It stays
 * then, unless an approval is lost before production. Null for samples alone, which are promised in days of their own, and
 * while the year's holidays aren't known. The caller holds the order's lock.
 *
 * Its jobs have this day. While some of its items keep the order from having one, the others' jobs are planned by days of
 * their own: the last one that the order had, or as many working days from now.
 *
 * @param order as it is now
 */
export async function settleReadyDay(
  services: Pick<Services, 'db' | 'now'>,
  tx: Tx,
  order: Pick<Order, 'id' | 'orderType' | 'status' | 'readyBy' | 'paymentMode' | 'paymentStatus'>,
): Promise<void> {
  const { id, orderType, status } = order;
  const isMade = status === 'In Production';
  if (orderType === 'Ordersample' || !(awaitsApproval(status) || isMade)) return;
  const isBegun = status !== 'IN-PROCESS' || isSentUnpaid(order.paymentMode) || hasPaid(order);
  const waiting = await linesWaitingForPrint(tx, id);
  // What is in production keeps its day, whatever happens to a proof.
  const kept = isMade ? order.readyBy : null;
  const readyBy = isBegun && waiting.size === 0 ? (order.readyBy ?? (await dayFromNow(services, tx))) : kept;
  if (readyBy !== order.readyBy) await setReadyBy(tx, id, readyBy);
  for (const job of await jobsOfOrder(tx, id)) {
    const own = waiting.has(job.lineId)
      ? isMade
        ? job.readyBy
        : null
      : (job.readyBy ?? (await dayFromNow(services, tx)));
    const day = readyBy ?? own;
    if (day !== job.readyBy) await setJobReadyBy(tx, job.id, day);
  }
}

/** Null while the holidays of its year aren't known. */
async function dayFromNow({ db, now }: Pick<Services, 'db' | 'now'>, tx: Tx): Promise<string | null> {
  const { workingDaysToShip } = await readCompanyIn(db, tx);
  const holidays = new Set((await listHolidays(tx)).map(({ day }) => day));
  return workingDaysAfter(indianDay(now()), workingDaysToShip, holidays);
}

const hasPaid = ({ paymentStatus }: Pick<Order, 'paymentStatus'>): boolean =>
  paymentStatus === 'Paid' || paymentStatus === 'Partially Paid';
