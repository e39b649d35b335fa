import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { PiecesCount } from '../../rows.ts';
import { staff } from '../../schema/customers.ts';
import { productionCounts, productionJobs } from '../../schema/production.ts';

export interface PiecesCountListed extends PiecesCount {
  /** Name of the person who counted. */
  readonly by: string;
}

/** The newest count of each step of a job. */
export async function countsOfJob(db: DbOrTx, jobId: number): Promise<PiecesCountListed[]> {
  const rows = await db
    .selectDistinctOn([productionCounts.step], { count: getTableColumns(productionCounts), by: staff.name })
    .from(productionCounts)
    .innerJoin(staff, eq(staff.id, productionCounts.staffId))
    .where(eq(productionCounts.jobId, jobId))
    .orderBy(productionCounts.step, desc(productionCounts.id));
  return rows.map(({ count, by }) => ({ ...count, by }));
}

/** The caller must hold the order's lock, and have compared the step's newest count with the one that was seen. */
export async function insertCount(tx: Tx, count: Omit<PiecesCount, 'id'>): Promise<void> {
  await tx.insert(productionCounts).values(count);
}

/** The good pieces of an order's lines, by their ids, as counted when they were packed, which every job ends with. */
export async function goodPiecesOf(db: DbOrTx, orderId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectDistinctOn([productionJobs.lineId], { lineId: productionJobs.lineId, good: productionCounts.good })
    .from(productionCounts)
    .innerJoin(productionJobs, eq(productionJobs.id, productionCounts.jobId))
    .where(and(eq(productionJobs.orderId, orderId), eq(productionCounts.step, 'packing')))
    .orderBy(productionJobs.lineId, desc(productionCounts.id));
  return new Map(rows.map(({ lineId, good }) => [lineId, good]));
}
