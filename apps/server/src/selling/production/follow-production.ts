import type { OrderStatus, ProductionStep } from '@boxwright/orders';
import {
  closeJobsOf,
  jobsOfOrder,
  linesOfOrders,
  type Order,
  openJob,
  type ProductionJob,
  releaseSheetsOf,
  stockItemsOfOrder,
  type Tx,
} from '@boxwright/storage';
import { readGoods } from '../goods/read-goods.ts';
import { planJob } from './job-plan.ts';
import { leaveRuns } from './leave-runs.ts';
import { sheetsOfPlan } from './reserved-sheets.ts';
import { useSheets } from './use-sheets.ts';
import { useTools } from './use-tools.ts';
import { warnOfStock } from './warn-of-stock.ts';

/**
 * Applies a step of an order to its jobs, in the transaction of the step. Each line gets a job when the order is
 * accepted, and the jobs leave the board when it is packed or cancelled, also by hand. Jobs of an order that is packed
 * by hand count as printed and cut, with die and plates; jobs of a cancelled order release their sheets. Runs on
 * which nothing is begun are dissolved.
 *
 * @param by `staffId` is null when the customer takes the step; `now` is its moment, by which what it did is found when it
 * is taken back
 */
export async function followProduction(
  tx: Tx,
  order: Order,
  to: OrderStatus,
  { staffId, now }: { readonly staffId: number | null; readonly now: Date },
): Promise<void> {
  if (to === 'Order Accepted') {
    await openJobs(tx, order, now);
    await warnOfStock(tx, await stockItemsOfOrder(tx, order.id), now);
  } else if (to === 'Packed' && staffId !== null) {
    await leaveRuns(tx, order, { staffId, operation: 'MoveOrder', now, why: 'packed' });
    const jobs = await jobsOfOrder(tx, order.id);
    await useSheets(tx, jobs, { orderId: order.id, staffId, now });
    for (const job of jobs) for (const step of stepsLeft(job)) await useTools(tx, order, job, step, now);
    await closeJobsOf(tx, order.id, now);
  } else if (to === 'Cancelled') {
    await leaveRuns(tx, order, { staffId, operation: 'MoveOrder', now, why: 'cancelled' });
    const items = await stockItemsOfOrder(tx, order.id);
    await releaseSheetsOf(tx, order.id);
    await closeJobsOf(tx, order.id, now);
    await warnOfStock(tx, items, now);
  }
}

/** The steps of a job that nobody has marked as done. */
const stepsLeft = ({ route, stage }: ProductionJob): readonly ProductionStep[] =>
  stage === 'packed' ? [] : route.slice(route.indexOf(stage));

async function openJobs(tx: Tx, order: Order, now: Date): Promise<void> {
  const lines = await linesOfOrders(tx, [order.id]);
  for (const { id: lineId, configuration, variantId, breakdown } of lines) {
    const { route, parts, material } = planJob({ goods: readGoods({ configuration, variantId }), breakdown });
    await openJob(tx, {
      orderId: order.id,
      lineId,
      route,
      createdAt: now,
      sheets: sheetsOfPlan({ parts, material }),
    });
  }
}
