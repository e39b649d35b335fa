import type { ProductionStep } from '@boxwright/orders';
import {
  addTools,
  countRun,
  findRun,
  linesOfOrders,
  type Order,
  type ProductionJob,
  type Tx,
  toolsOfBox,
} from '@boxwright/storage';
import { readGoods } from '../goods/read-goods.ts';
import { planJob } from './job-plan.ts';
import { cutsSame, fits, newToolsFor } from './new-tools.ts';

/**
 * Applies a finished step to die and plates, whoever marked it as done. The first step puts them on stock if they
 * aren't there from the customer's earlier orders, and cutting counts a run. Die and plates of a gang run aren't put on
 * stock, because nobody orders the same mixture again; a die on stock that cuts it counts a run.
 */
export async function useTools(
  tx: Tx,
  { id: orderId, customerId }: Pick<Order, 'id' | 'customerId'>,
  job: Pick<ProductionJob, 'id' | 'lineId' | 'dieKey' | 'runId'>,
  step: ProductionStep,
  now: Date,
): Promise<void> {
  const { dieKey, runId } = job;
  if (dieKey === null) return;
  if (step === 'plates' && runId === null) {
    const known = await toolsOfBox(tx, customerId, { dieKey, lineId: job.lineId });
    await addTools(tx, await newToolsFor(tx, { ...job, orderId }, { customerId, dieKey, known, now }));
  }
  if (step === 'cutting') await countRunOf(tx, customerId, { ...job, orderId }, 1);
}

/** Counts a run of the dies and plates that a job is made with, or takes it back. */
export async function countRunOf(
  tx: Tx,
  customerId: number,
  { id, lineId, orderId, dieKey, runId }: Pick<ProductionJob, 'id' | 'lineId' | 'orderId' | 'dieKey' | 'runId'>,
  by: 1 | -1,
): Promise<void> {
  if (dieKey === null) return;
  if (runId !== null) {
    const layout = (await findRun(tx, runId))?.run.layout;
    // Its jobs are cut at once, so only one of them counts.
    if (layout?.die !== undefined && layout.blanks[0]?.jobId === id) await countRun(tx, [layout.die], by);
    return;
  }
  const line = (await linesOfOrders(tx, [orderId])).find(({ id }) => id === lineId);
  if (!line) return;
  const { parts } = planJob({ goods: readGoods(line), breakdown: line.breakdown });
  const used = (await toolsOfBox(tx, customerId, { dieKey, lineId })).filter((tool) =>
    parts.some((part) => (tool.kind === 'die' ? cutsSame(tool, part) : fits(tool, part))),
  );
  await countRun(
    tx,
    used.map(({ id }) => id),
    by,
  );
}
