import { canDissolve, runCode } from '@boxwright/orders';
import {
  dissolveRun,
  type JobListed,
  linesOfOrders,
  markAlertsOver,
  openJobsOfRun,
  type ProductionRun,
  reserveSheets,
  stockItemsOfOrder,
  type Tx,
} from '@boxwright/storage';
import { notedBy } from '../../calls/noted.ts';
import { readGoods } from '../goods/read-goods.ts';
import { planJob } from './job-plan.ts';
import { sheetsOfPlan } from './reserved-sheets.ts';
import { lockStockOf } from './use-sheets.ts';
import { warnOfStock } from './warn-of-stock.ts';

export interface Separator {
  /** Null when the customer has cancelled. */
  readonly staffId: number | null;
  readonly operation: string;
  readonly now: Date;
}

/**
 * Separates the jobs of a run: each reserves its own sheets again, and starts with its own plates and die. False when
 * somebody has dissolved or changed the run meanwhile.
 */
export async function separateRun(tx: Tx, run: ProductionRun, by: Separator): Promise<boolean> {
  const { staffId, operation, now } = by;
  const before = await openJobsOfRun(tx, run.id);
  const jobs = await dissolveRun(tx, run, now);
  if (!jobs) return false;
  const orderIds = new Set(jobs.map(({ orderId }) => orderId));
  const items = new Set(await lockStockOf(tx, orderIds));
  const lines = new Map((await linesOfOrders(tx, [...orderIds])).map((line) => [line.id, line]));
  for (const { id, lineId } of jobs) {
    const line = lines.get(lineId);
    if (line) await reserveSheets(tx, id, sheetsOfPlan(planJob({ goods: readGoods(line), breakdown: line.breakdown })));
  }
  for (const orderId of orderIds) for (const item of await stockItemsOfOrder(tx, orderId)) items.add(item);
  await warnOfStock(tx, [...items], now);
  if (staffId !== null) {
    await markAlertsOver(tx, alertsOfRun(run), { by: staffId, at: now });
    await notedBy(tx, { staffId, operation, at: now }, ['run', run.id, runCode(run.id)], {
      before: { jobs: before.map(({ job }) => job.id) },
      after: { jobs: [] },
    });
  }
  return true;
}

/** How the keys begin of alerts about what becomes of a run without an order; they are over once the run is dissolved. */
export const alertsOfRun = ({ id }: Pick<ProductionRun, 'id'>): string => `run-left:${id}:`;

/** Whether none of these jobs is in the press. */
export const canBeDissolved = (jobs: readonly JobListed[]): boolean =>
  jobs.length > 0 && jobs.every(({ job }) => canDissolve({ stage: job.stage, isStarted: job.startedAt !== null }));
