import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { JobCost } from '../../rows.ts';
import { staff } from '../../schema/customers.ts';
import { productionCosts } from '../../schema/production.ts';

export interface JobCostListed extends JobCost {
  /** Name of the person who entered it. */
  readonly by: string;
}

/** The further costs of a job, oldest first. */
export async function costsOfJob(db: DbOrTx, jobId: number): Promise<JobCostListed[]> {
  const rows = await db
    .select({ cost: getTableColumns(productionCosts), by: staff.name })
    .from(productionCosts)
    .innerJoin(staff, eq(staff.id, productionCosts.staffId))
    .where(eq(productionCosts.jobId, jobId))
    .orderBy(asc(productionCosts.id));
  return rows.map(({ cost, by }) => ({ ...cost, by }));
}

/** The caller must hold the order's lock, and have compared the newest cost with the one that was seen. */
export async function insertJobCost(tx: Tx, cost: Omit<JobCost, 'id'>): Promise<void> {
  await tx.insert(productionCosts).values(cost);
}
