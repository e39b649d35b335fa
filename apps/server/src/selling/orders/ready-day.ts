import { awaitsApproval, isSentUnpaid } from '@boxwright/orders';
import {
  jobsOfOrder,
  linesOfOrders,
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
import { dueDay } from './due-day.ts';

/**
 * Settles the day by which an order must be ready, after anything that it depends on: as many working days as buyers are
 * promised, from the moment when all its proofs are approved and it is accepted, or needs no payment to begin. It stays
 * then, unless an approval is lost before production. Null for samples alone, and
 * while the year's holidays aren't known. The caller holds the order's lock.
 *
 * Its jobs have this day. While some of its items keep the order from having one, the others' jobs are planned by days of
 * their own: the last one that the order had, or as many working days from now. Samples always have days of their own, as
 * mails and pages promise them: so many from the moment when work on them may begin.
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
  if (!(awaitsApproval(status) || isMade)) return;
  const isBegun = status !== 'IN-PROCESS' || isSentUnpaid(order.paymentMode) || hasPaid(order);
  const waiting = await linesWaitingForPrint(tx, id);
  // What is in production keeps its day, whatever happens to a proof.
  const kept = isMade ? order.readyBy : null;
  const hasDay = orderType !== 'Ordersample' && isBegun && waiting.size === 0;
  const readyBy = hasDay ? (order.readyBy ?? (await dayFromNow(services, tx))) : kept;
  if (readyBy !== order.readyBy) await setReadyBy(tx, id, readyBy);
  const jobs = await jobsOfOrder(tx, id);
  if (jobs.length === 0) return;
  const lines = await linesOfOrders(tx, [id]);
  const samples = new Set(lines.filter(({ kind }) => kind === 'sample').map(({ id: lineId }) => lineId));
  for (const job of jobs) {
    const isSample = samples.has(job.lineId);
    const fromNow = isSample ? sampleDayFromNow : dayFromNow;
    const own = waiting.has(job.lineId)
      ? isMade
        ? job.readyBy
        : null
      : (job.readyBy ?? (await fromNow(services, tx)));
    const day = isSample ? own : (readyBy ?? own);
    if (day !== job.readyBy) await setJobReadyBy(tx, job.id, day);
  }
}

/** Null while the holidays of its year aren't known. */
async function dayFromNow({ db, now }: Pick<Services, 'db' | 'now'>, tx: Tx): Promise<string | null> {
  const { workingDaysToShip } = await readCompanyIn(db, tx);
  const holidays = new Set((await listHolidays(tx)).map(({ day }) => day));
  return workingDaysAfter(indianDay(now()), workingDaysToShip, holidays);
}

/** Samples are promised in days, whether the shop works on them or not. */
async function sampleDayFromNow({ db, now }: Pick<Services, 'db' | 'now'>, tx: Tx): Promise<string> {
  return dueDay(now(), (await readCompanyIn(db, tx)).daysToSample);
}

const hasPaid = ({ paymentStatus }: Pick<Order, 'paymentStatus'>): boolean =>
  paymentStatus === 'Paid' || paymentStatus === 'Partially Paid';
