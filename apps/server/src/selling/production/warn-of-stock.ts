import { lockStock, raiseAlert, type StockCounted, setStockWarned, type Tx } from '@boxwright/storage';
import type { AlertKind } from '../alerts/alert-kinds.ts';

/** The sheets that no job has reserved. Below zero when jobs need more than there is. */
export const freeSheets = ({ onHand, reserved }: Pick<StockCounted, 'onHand' | 'reserved'>): number =>
  onHand - reserved;

/** Whether fewer sheets are free than the reorder level. */
export const isLow = (item: Pick<StockCounted, 'onHand' | 'reserved' | 'reorderLevel'>): boolean =>
  item.reorderLevel !== null && freeSheets(item) < item.reorderLevel;

/** Whether more must be ordered, or what there is counted. */
export const isToDo = (item: Pick<StockCounted, 'onHand' | 'reserved' | 'reorderLevel'>): boolean =>
  isLow(item) || item.onHand < 0;

/**
 * Raises an alert for each of these items that has too few free sheets: once, until there are enough again. Call it
 * after every change of the stock, the reserved sheets or the reorder level.
 */
export async function warnOfStock(tx: Tx, itemIds: readonly number[], now: Date): Promise<void> {
  for (const item of await lockStock(tx, itemIds)) {
    const { id, version, materialName, sheet, onHand, reserved, reorderLevel, warnedAt } = item;
    if (!isLow(item)) {
      if (warnedAt !== null) await setStockWarned(tx, id, null);
      continue;
    }
    if (warnedAt !== null) continue;
    await setStockWarned(tx, id, now);
    await raiseAlert(tx, {
      key: `stock-low:${id}:${version}:${now.toISOString()}`,
      kind: 'stock-low' satisfies AlertKind,
      message: `${materialName}, ${sheet}: ${freeSheets(item)} sheets are free (${onHand} on hand, ${reserved} reserved), fewer than ${reorderLevel}. Please order more.`,
      createdAt: now,
    });
  }
}
