import { type ProductionStep, productionStepNames, saidOfStep, stageAfter, undoSeconds } from '@boxwright/orders';
import {
  addTools,
  countRun,
  findJob,
  type JobListed,
  jobsOfOrder,
  moveJob,
  noteChange,
  noteStepDone,
  type Order,
  type Tx,
  toolsOfBox,
} from '@boxwright/storage';
import type { Services } from '../../process/services.ts';
import { moveOrder } from '../orders/move-order.ts';
import { orderNumber } from '../orders/order-number.ts';
import { newToolsFor } from './new-tools.ts';
import { codeOfJob, presentJob } from './present-job.ts';
import { useSheets } from './use-sheets.ts';

/** Who does a step, and by which operation. */
export interface Doer {
  readonly staffId: number;
  readonly operation: string;
}

type Needed = Pick<Services, 'db' | 'gateway' | 'jobs' | 'now'>;

/**
 * Marks the next step of a job as done, with all that follows: the sheets are used, die and plates are on stock, and the
 * order moves on with its jobs.
 *
 * @param order as locked by the caller; the job was read after that, so nobody else changes it meanwhile
 */
export async function doStep(
  services: Needed,
  tx: Tx,
  order: Order,
  listed: JobListed,
  { step, staffId, operation }: Doer & { readonly step: ProductionStep },
) {
  const now = services.now();
  const { job } = listed;
  const stage = stageAfter(job.route, step);
  if (!(await moveJob(tx, job, stage))) throw new Error(`Job ${job.id} was changed while its order was locked`);
  await noteStepDone(tx, { jobId: job.id, step, staffId, createdAt: now });
  if (step === 'plates') await putToolsOnStock(tx, order, listed, now);
  if (step === 'printing') await useSheets(tx, [job], { orderId: order.id, staffId, now });
  if (step === 'cutting' && job.dieKey !== null) await countRun(tx, order.customerId, job.dieKey, 1);
  const name = codeOfJob(listed);
  await noteChange(tx, {
    staffId,
    operation,
    subject: 'job',
    subjectId: String(job.id),
    name,
    before: { stage: job.stage },
    after: { stage },
    createdAt: now,
  });
  const status = await moveOrderAlong(services, tx, order, staffId);
  const after = await findJob(tx, job.id);
  const next = stage === 'packed' ? 'It is packed.' : `Next: ${productionStepNames[stage]}.`;
  const orderSays =
    status === null
      ? ''
      : ` Order ${orderNumber(order)} is ${status === 'Packed' ? 'packed' : 'in production'} now, and its customer is told.`;
  return {
    job: presentJob(after ?? listed, now),
    isMoved: true,
    says: `${name}: ${saidOfStep(step, 'is', 'done.')} ${next}${orderSays}`,
    // The customer can't be untold.
    undoUntil: status === 'Packed' ? null : new Date(now.getTime() + undoSeconds * 1000),
  };
}

/** The first step puts the order into production, the last one of all its jobs makes it packed. */
async function moveOrderAlong(services: Needed, tx: Tx, order: Order, staffId: number) {
  let current = order;
  const move = async (to: 'In Production' | 'Packed') => {
    const moved = await moveOrder(services, tx, current, { to, by: { staffId } });
    if (!moved.ok) throw new Error(`Order ${order.id} can't follow its jobs: ${moved.failure.text}`);
    current = moved.value;
  };
  if (current.status === 'Order Accepted') await move('In Production');
  const jobs = await jobsOfOrder(tx, order.id);
  if (jobs.every(({ stage }) => stage === 'packed')) await move('Packed');
  return current.status === order.status ? null : current.status;
}

/** A box gets the die and the plates that aren't on stock from its customer's earlier orders. */
async function putToolsOnStock(tx: Tx, order: Order, listed: JobListed, now: Date): Promise<void> {
  const { dieKey } = listed.job;
  if (dieKey === null) return;
  const known = await toolsOfBox(tx, order.customerId, dieKey);
  await addTools(tx, await newToolsFor(tx, listed, { customerId: order.customerId, dieKey, known, now }));
}
