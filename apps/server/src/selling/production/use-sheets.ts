import { enterStock, lockStock, type ProductionJob, stockItemsOfOrder, type Tx, useSheetsOf } from '@boxwright/storage';
import { warnOfStock } from './warn-of-stock.ts';

interface Use {
  readonly orderId: number;
  readonly staffId: number;
  readonly now: Date;
}

/** Locks the stock that the jobs of several orders use, so that two runs can't block each other. */
export async function lockStockOf(tx: Tx, orderIds: Iterable<number>): Promise<number[]> {
  const items = new Set<number>();
  for (const orderId of orderIds) for (const item of await stockItemsOfOrder(tx, orderId)) items.add(item);
  await lockStock(tx, [...items]);
  return [...items];
}

/** Takes the sheets of these jobs of an order off the stock, unless that was done before. */
export async function useSheets(
  tx: Tx,
  jobs: readonly Pick<ProductionJob, 'id'>[],
  { orderId, staffId, now }: Use,
): Promise<void> {
  const items = await lockStockOf(tx, [orderId]);
  for (const { id: jobId } of jobs) {
    for (const { stockItemId, sheets } of await useSheetsOf(tx, jobId, now)) {
      await enterStock(tx, { stockItemId, kind: 'used', sheets: -sheets, jobId, staffId, createdAt: now });
    }
  }
  await warnOfStock(tx, items, now);
}
