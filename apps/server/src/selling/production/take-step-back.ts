import { fail, ok } from '@boxwright/contract';
import { saidOfStep, undoSeconds } from '@boxwright/orders';
import {
  countRun,
  enterStock,
  findJob,
  type JobListed,
  lastStepOf,
  lockStock,
  moveJob,
  noteChange,
  type Order,
  removeToolsOfJob,
  stockItemsOfOrder,
  type Tx,
  takeBackSheetsOf,
  undoStep,
} from '@boxwright/storage';
import type { Services } from '../../process/services.ts';
import type { Doer } from './do-step.ts';
import { codeOfJob, presentJob } from './present-job.ts';
import { warnOfStock } from './warn-of-stock.ts';

/**
 * Takes a job's last step back, with what it did to the stock. The order stays in production.
 *
 * @param order as locked by the caller
 */
export async function takeStepBack(
  services: Pick<Services, 'now'>,
  tx: Tx,
  order: Order,
  listed: JobListed,
  { staffId, operation }: Doer,
) {
  const now = services.now();
  const { job } = listed;
  const last = await lastStepOf(tx, job.id);
  if (!last || now.getTime() - last.createdAt.getTime() > undoSeconds * 1000) {
    return fail('conflict', 'A step can be taken back for a minute. Please ask the order desk.');
  }
  const { step } = last;
  if (!(await moveJob(tx, job, step))) {
    return fail('conflict', 'The order is packed and its customer is told: this step can’t be taken back.');
  }
  await undoStep(tx, last.id, now);
  if (step === 'plates') await removeToolsOfJob(tx, job.id);
  if (step === 'cutting' && job.dieKey !== null) await countRun(tx, order.customerId, job.dieKey, -1);
  if (step === 'printing') {
    const items = await stockItemsOfOrder(tx, order.id);
    await lockStock(tx, items);
    for (const { stockItemId, sheets } of await takeBackSheetsOf(tx, job.id)) {
      await enterStock(tx, { stockItemId, kind: 'taken-back', sheets, jobId: job.id, staffId, createdAt: now });
    }
    await warnOfStock(tx, items, now);
  }
  const name = codeOfJob(listed);
  await noteChange(tx, {
    staffId,
    operation,
    subject: 'job',
    subjectId: String(job.id),
    name,
    before: { stage: job.stage },
    after: { stage: step },
    createdAt: now,
  });
  const after = await findJob(tx, job.id);
  return ok({
    job: presentJob(after ?? listed, now),
    isMoved: true,
    says: `${name}: ${saidOfStep(step, 'is', 'to be done again.')}`,
    undoUntil: null,
  });
}
