import type { ProductionStep } from '@boxwright/orders';
import { addTools, countRun, type Order, type ProductionJob, type Tx, toolsOfBox } from '@boxwright/storage';
import { newToolsFor } from './new-tools.ts';

/**
 * Applies a finished step to die and plates, whoever marked it as done. The first step puts them on stock if they
 * aren't there from the customer's earlier orders, and cutting counts a run. Die and plates of a gang run aren't put on
 * stock, because nobody orders the same mixture again.
 */
export async function useTools(
  tx: Tx,
  { id: orderId, customerId }: Pick<Order, 'id' | 'customerId'>,
  job: Pick<ProductionJob, 'id' | 'lineId' | 'dieKey' | 'runId'>,
  step: ProductionStep,
  now: Date,
): Promise<void> {
  const { dieKey, runId } = job;
  if (dieKey === null || runId !== null) return;
  if (step === 'plates') {
    const known = await toolsOfBox(tx, customerId, { dieKey, lineId: job.lineId });
    await addTools(tx, await newToolsFor(tx, { ...job, orderId }, { customerId, dieKey, known, now }));
  }
  if (step === 'cutting') await countRun(tx, customerId, dieKey, 1);
}
