import { fail, ok, type Result } from '@boxwright/contract';
import { type OrderStatus, type ProductionStep, statusBefore, undoSeconds, wasSent } from '@boxwright/orders';
import {
  enterStock,
  hasNotesOfJobs,
  jobsOfOrder,
  type Order,
  type OrderStep,
  parcelsOf,
  removeJobsOf,
  removeOrderStep,
  removeToolsOfJob,
  reopenJobsOf,
  moveOrder as setStatus,
  stepsOfOrder,
  stockItemsOfOrder,
  type Tx,
  takeBackParcels,
  takeBackSheetsOf,
} from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { settleReadyDay } from '../orders/ready-day.ts';
import { isInRun } from '../production/leave-runs.ts';
import { lockStockOf } from '../production/use-sheets.ts';
import { countRunOf } from '../production/use-tools.ts';
import { warnOfStock } from '../production/warn-of-stock.ts';

/**
 * Until when a step for many orders can be taken back; null for a dispatch, whose invoice goes with the parcel, for a
 * step back, and for jobs that leave a run by it, which is dissolved or printed without them.
 */
export async function undoUntilOf(
  tx: Tx,
  order: Pick<Order, 'id' | 'status'>,
  to: OrderStatus,
  now: Date,
): Promise<Date | null> {
  if (statusBefore(to) !== order.status) return null;
  // Its parcels came back one by one.
  if (to === 'Returned' && (await parcelsOf(tx, order.id)).length > 0) return null;
  const leaves = to === 'Packed' && (await jobsOfOrder(tx, order.id)).some(isInRun);
  return leaves ? null : new Date(now.getTime() + undoSeconds * 1000);
}

const tooLate = fail('conflict', 'A step can be taken back for a minute.');
const goneOn = fail('conflict', 'It has gone on already, so nothing was taken back.');

/**
 * Takes the last step of an order back, with everything that it caused: its jobs, sheets, die and plates are as before,
 * and its mail, which has waited, isn't sent. The caller holds the locks of the cart and the order.
 */
export async function takeOrderBack(
  services: Pick<Services, 'db' | 'now'>,
  tx: Tx,
  order: Order,
  { stepId, staffId }: { readonly stepId: number; readonly staffId: number },
): Promise<Result<Order>> {
  const now = services.now();
  const step = (await stepsOfOrder(tx, order.id)).at(-1);
  const before = step && statusBefore(step.status);
  if (!step || step.id !== stepId || order.status !== step.status || !before) return goneOn;
  if (step.undoUntil === null || step.undoUntil < now) return tooLate;
  const isSent = wasSent(step.status);
  if (step.status !== 'Packed' && !isSent && (await isWorkedOn(tx, order))) return goneOn;
  if (!isSent && (await hasNotesOfJobs(tx, order.id, step.createdAt))) return goneOn;
  const parcels = await parcelsOf(tx, order.id);
  const hasMoved = parcels.some(({ steps }) => steps.some(({ createdAt }) => createdAt > step.createdAt));
  if (hasMoved) return goneOn;
  if (step.status === 'Delivered') await takeBackParcels(tx, order.id, step.createdAt);
  if (step.status === 'Order Accepted') await closeBoard(tx, order, now);
  if (step.status === 'Packed') await reopenBoard(tx, order, step, staffId, now);
  const moved = await setStatus(tx, order.id, { from: [order.status], to: before });
  if (!moved) throw new Error('An order was moved under its lock.');
  await removeOrderStep(tx, step.id);
  await settleReadyDay(services, tx, moved);
  return ok(moved);
}

/** Whether somebody has started a job of an order, or decided to print it together with others. */
const isWorkedOn = async (tx: Tx, { id }: Order): Promise<boolean> =>
  (await jobsOfOrder(tx, id)).some(
    ({ startedAt, stage, route, runId }) => startedAt !== null || stage !== route[0] || runId !== null,
  );

/** The jobs of an order that isn't accepted after all. */
async function closeBoard(tx: Tx, { id }: Order, now: Date): Promise<void> {
  const items = await lockStockOf(tx, [id]);
  await removeJobsOf(tx, id);
  await warnOfStock(tx, items, now);
}

/** The jobs of an order that isn't packed after all: what the packing counted as done isn't. */
async function reopenBoard(tx: Tx, order: Order, step: OrderStep, staffId: number, now: Date): Promise<void> {
  await lockStockOf(tx, [order.id]);
  for (const job of await reopenJobsOf(tx, order.id, step.createdAt)) {
    const { id: jobId, route, stage } = job;
    const counted: readonly ProductionStep[] = stage === 'packed' ? [] : route.slice(route.indexOf(stage));
    if (counted.includes('plates')) await removeToolsOfJob(tx, jobId);
    if (counted.includes('cutting')) await countRunOf(tx, order.customerId, job, -1);
    for (const { stockItemId, sheets } of await takeBackSheetsOf(tx, jobId, step.createdAt)) {
      await enterStock(tx, { stockItemId, kind: 'taken-back', sheets, jobId, staffId, createdAt: now });
    }
  }
  await warnOfStock(tx, await stockItemsOfOrder(tx, order.id), now);
}
