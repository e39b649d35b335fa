import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { Order, OrderLine, StockEntry, StockItem } from '../../rows.ts';
import { staff } from '../../schema/customers.ts';
import { orderLines, orders } from '../../schema/orders.ts';
import { productionJobs, productionSheets, stockEntries, stockItems } from '../../schema/production.ts';
import { changeVersioned } from '../change-versioned.ts';
import { only } from '../equal-to.ts';

/** Sheets of one kind, with how many are reserved for jobs that aren't printed yet. */
export interface StockCounted extends StockItem {
  readonly reserved: number;
}

const reservedNow = (db: DbOrTx) =>
  db
    .select({
      itemId: productionSheets.stockItemId,
      sheets: sql<number>`sum(${productionSheets.sheets})::integer`.as('reserved_sheets'),
    })
    .from(productionSheets)
    .innerJoin(productionJobs, eq(productionJobs.id, productionSheets.jobId))
    .where(and(isNull(productionSheets.usedAt), isNull(productionJobs.closedAt)))
    .groupBy(productionSheets.stockItemId)
    .as('reserved_now');

async function counted(db: DbOrTx, itemIds?: readonly number[]): Promise<StockCounted[]> {
  const reserved = reservedNow(db);
  const rows = await db
    .select({ item: stockItems, reserved: sql<number>`coalesce(${reserved.sheets}, 0)::integer` })
    .from(stockItems)
    .leftJoin(reserved, eq(reserved.itemId, stockItems.id))
    .where(itemIds && inArray(stockItems.id, [...itemIds]))
    .orderBy(asc(stockItems.materialName), asc(stockItems.sheet));
  return rows.map(({ item, reserved: sheets }) => ({ ...item, reserved: sheets }));
}

/** All boards and materials, with their sheets: as many rows as materials times sizes. */
export const listStock = (db: DbOrTx): Promise<StockCounted[]> => counted(db);

/** Counts after locking the rows, so that two transactions don't both find enough sheets. */
export async function lockStock(tx: Tx, itemIds: readonly number[]): Promise<StockCounted[]> {
  if (itemIds.length === 0) return [];
  await tx
    .select({ id: stockItems.id })
    .from(stockItems)
    .where(inArray(stockItems.id, [...itemIds]))
    .orderBy(asc(stockItems.id))
    .for('update');
  return counted(tx, itemIds);
}

/** Adds an entry and updates the number on hand; the caller must hold the row's lock. */
export async function enterStock(
  tx: Tx,
  entry: Omit<typeof stockEntries.$inferInsert, 'id' | 'onHand'>,
): Promise<StockItem> {
  const item = only(
    await tx
      .update(stockItems)
      .set({ onHand: sql`${stockItems.onHand} + ${entry.sheets}`, version: sql`${stockItems.version} + 1` })
      .where(eq(stockItems.id, entry.stockItemId))
      .returning(),
  );
  await tx.insert(stockEntries).values({ ...entry, onHand: item.onHand });
  return item;
}

/** Sets the level below which a warning is raised; undefined when somebody has changed the row meanwhile. */
export const setReorderLevel = (
  tx: Tx,
  seen: Pick<StockItem, 'id' | 'version'>,
  reorderLevel: number | null,
): Promise<StockItem | undefined> => changeVersioned(tx, stockItems, seen, { reorderLevel });

/** Records that a warning was raised, or that there is enough again. */
export async function setStockWarned(tx: Tx, itemId: number, at: Date | null): Promise<void> {
  await tx.update(stockItems).set({ warnedAt: at }).where(eq(stockItems.id, itemId));
}

/** The kinds of sheets that a job has reserved or used. */
export async function stockItemsOfOrder(db: DbOrTx, orderId: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: productionSheets.stockItemId })
    .from(productionSheets)
    .innerJoin(productionJobs, eq(productionJobs.id, productionSheets.jobId))
    .where(eq(productionJobs.orderId, orderId));
  return rows.map(({ id }) => id);
}

/** Marks a job's reserved sheets as used, and returns them. */
export function useSheetsOf(tx: Tx, jobId: number, at: Date): Promise<{ stockItemId: number; sheets: number }[]> {
  return tx
    .update(productionSheets)
    .set({ usedAt: at })
    .where(and(eq(productionSheets.jobId, jobId), isNull(productionSheets.usedAt)))
    .returning({ stockItemId: productionSheets.stockItemId, sheets: productionSheets.sheets });
}

/** Frees the sheets that an order's jobs have reserved and not used. */
export async function releaseSheetsOf(tx: Tx, orderId: number): Promise<void> {
  const jobs = tx.select({ id: productionJobs.id }).from(productionJobs).where(eq(productionJobs.orderId, orderId));
  await tx.delete(productionSheets).where(and(inArray(productionSheets.jobId, jobs), isNull(productionSheets.usedAt)));
}

/** Reserves a job's used sheets again, only those that were used at `at` if it is given, and returns them. */
export function takeBackSheetsOf(tx: Tx, jobId: number, at?: Date): Promise<{ stockItemId: number; sheets: number }[]> {
  const { usedAt } = productionSheets;
  return tx
    .update(productionSheets)
    .set({ usedAt: null })
    .where(and(eq(productionSheets.jobId, jobId), at === undefined ? isNotNull(usedAt) : eq(usedAt, at)))
    .returning({ stockItemId: productionSheets.stockItemId, sheets: productionSheets.sheets });
}

export interface StockEntryListed extends StockEntry {
  readonly by: string;
  /** The order and the line of the job that used the sheets or gave them back; null if somebody entered them. */
  readonly of: {
    readonly order: Pick<Order, 'number' | 'placedAt'>;
    readonly line: Pick<OrderLine, 'position'>;
  } | null;
}

/** The entries of a kind of sheets, newest first. */
export async function listStockEntries(db: DbOrTx, itemId: number, limit: number): Promise<StockEntryListed[]> {
  const rows = await db
    .select({
      entry: stockEntries,
      by: staff.name,
      order: { number: orders.number, placedAt: orders.placedAt },
      line: { position: orderLines.position },
    })
    .from(stockEntries)
    .innerJoin(staff, eq(staff.id, stockEntries.staffId))
    .leftJoin(productionJobs, eq(productionJobs.id, stockEntries.jobId))
    .leftJoin(orders, eq(orders.id, productionJobs.orderId))
    .leftJoin(orderLines, eq(orderLines.id, productionJobs.lineId))
    .where(eq(stockEntries.stockItemId, itemId))
    .orderBy(desc(stockEntries.id))
    .limit(limit);
  return rows.map(({ entry, by, order, line }) => ({ ...entry, by, of: order && line && { order, line } }));
}
