import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { NewProductionRun, ProductionJob, ProductionRun } from '../../rows.ts';
import { staff } from '../../schema/customers.ts';
import { productionJobs, productionRuns, productionSheets, productionStepsDone } from '../../schema/production.ts';
import { first, only } from '../equal-to.ts';

/**
 * Opens a run and puts these jobs into it; undefined, and the caller has to roll back, when one of them was changed since
 * its `version` was read, was begun, or is in a run already.
 */
export async function openRun(
  tx: Tx,
  run: NewProductionRun,
  jobs: readonly Pick<ProductionJob, 'id' | 'version'>[],
): Promise<ProductionRun | undefined> {
  const opened = only(await tx.insert(productionRuns).values(run).returning());
  for (const { id, version } of jobs) {
    const joined = await tx
      .update(productionJobs)
      .set({ runId: opened.id, version: version + 1 })
      .where(
        and(
          eq(productionJobs.id, id),
          eq(productionJobs.version, version),
          eq(productionJobs.stage, 'plates'),
          isNull(productionJobs.runId),
          isNull(productionJobs.startedAt),
          isNull(productionJobs.closedAt),
        ),
      )
      .returning({ id: productionJobs.id });
    if (joined.length === 0) return undefined;
  }
  return opened;
}

export interface RunListed {
  readonly run: ProductionRun;
  /** Who has accepted it. */
  readonly by: string;
}

export async function findRun(db: DbOrTx, runId: number): Promise<RunListed | undefined> {
  return first(
    await db
      .select({ run: productionRuns, by: staff.name })
      .from(productionRuns)
      .innerJoin(staff, eq(staff.id, productionRuns.staffId))
      .where(eq(productionRuns.id, runId)),
  );
}

/**
 * Separates the jobs of a run, which go back to their first step, and returns them; undefined when the run was dissolved
 * or changed already. Plates that were made for all of them don't count any more.
 */
export async function dissolveRun(
  tx: Tx,
  { id, version }: Pick<ProductionRun, 'id' | 'version'>,
  at: Date,
): Promise<ProductionJob[] | undefined> {
  const dissolved = await tx
    .update(productionRuns)
    .set({ dissolvedAt: at, version: version + 1 })
    .where(and(eq(productionRuns.id, id), eq(productionRuns.version, version), isNull(productionRuns.dissolvedAt)))
    .returning({ id: productionRuns.id });
  if (dissolved.length === 0) return undefined;
  const jobs = await tx
    .update(productionJobs)
    .set({
      runId: null,
      stage: 'plates',
      startedAt: null,
      startedBy: null,
      version: sql`${productionJobs.version} + 1`,
    })
    .where(and(eq(productionJobs.runId, id), isNull(productionJobs.closedAt)))
    .returning();
  const ids = jobs.map((job) => job.id);
  if (ids.length > 0) {
    await tx
      .update(productionStepsDone)
      .set({ undoneAt: at })
      .where(and(inArray(productionStepsDone.jobId, ids), isNull(productionStepsDone.undoneAt)));
  }
  return jobs;
}

/** Gives the sheets that a job has reserved and not used to another job of its run. */
export async function handOverSheets(tx: Tx, fromJob: number, toJob: number): Promise<void> {
  await tx
    .update(productionSheets)
    .set({ jobId: toJob })
    .where(and(eq(productionSheets.jobId, fromJob), isNull(productionSheets.usedAt)));
}
