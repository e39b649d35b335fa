import { jobsOfOrder, linesOfOrders, type Order, reserveSheets, stockItemsOfOrder, type Tx } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { readGoods } from '../goods/read-goods.ts';
import { planJob } from './job-plan.ts';
import { sheetsOfPlan } from './reserved-sheets.ts';
import { warnOfStock } from './warn-of-stock.ts';

/** Reserves the sheets of these lines anew, whose quantities have changed before their jobs were begun. */
export async function reserveAgain(
  { now }: Pick<Services, 'now'>,
  tx: Tx,
  order: Order,
  lineIds: readonly number[],
): Promise<void> {
  const jobs = (await jobsOfOrder(tx, order.id)).filter(({ lineId }) => lineIds.includes(lineId));
  const lines = await linesOfOrders(tx, [order.id]);
  for (const job of jobs) {
    const line = lines.find(({ id }) => id === job.lineId);
    if (!line) continue;
    const plan = planJob({ goods: readGoods(line), breakdown: line.breakdown });
    await reserveSheets(tx, job.id, sheetsOfPlan(plan));
  }
  if (jobs.length > 0) await warnOfStock(tx, await stockItemsOfOrder(tx, order.id), now());
}
