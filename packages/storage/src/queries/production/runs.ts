import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { NewProductionRun, ProductionJob, ProductionRun } from '../../rows.ts';
import { staff } from '../../schema/customers.ts';
import { productionJobs, productionRuns, productionSheets, productionStepsDone } from '../../schema/production.ts';
import { changeVersioned } from '../change-versioned.ts';
import { first, only } from '../equal-to.ts';

/**
 * Opens a run with these jobs. Undefined when one of them was changed since its `version` was read, was started, or is
 * in a run already; the caller must then roll back.
 */
export async function openRun(
  tx: Tx,
  run: NewProductionRun,
  jobs: readonly Pick<ProductionJob, 'id' | 'version'>[],
): Promise<ProductionRun | undefined> {
  const opened = only(await tx.insert(productionRuns).values(run).returning());
  const { stage, runId, startedAt, closedAt } = productionJobs;
  const isFree = and(eq(stage, 'plates'), isNull(runId), isNull(startedAt), isNull(closedAt));
  for (const job of jobs) {
    if (!(await changeVersioned(tx, productionJobs, job, { runId: opened.id }, isFree))) return undefined;
  }
  return opened;
}

export interface RunListed {
  readonly run: ProductionRun;
  /** Name of the person who accepted it. */
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

/** These runs, in the order of their ids; nobody else changes them until the transaction ends. */
export function lockRuns(tx: Tx, runIds: readonly number[]): Promise<ProductionRun[]> {
  const { id } = productionRuns;
  return tx
    .select()
    .from(productionRuns)
    .where(inArray(id, [...runIds]))
    .orderBy(asc(id))
    .for('update');
}

/**
 * Dissolves a run: its jobs go back to their first step and are returned. Undefined when the run was dissolved or
 * changed already. Plates made for the whole run no longer count.
 */
export async function dissolveRun(
  tx: Tx,
  seen: Pick<ProductionRun, 'id' | 'version'>,
  at: Date,
): Promise<ProductionJob[] | undefined> {
  const { id } = seen;
  const isWhole = isNull(productionRuns.dissolvedAt);
  if (!(await changeVersioned(tx, productionRuns, seen, { dissolvedAt: at }, isWhole))) return undefined;
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

/** Moves the reserved, unused sheets of a job to another job of its run. */
export async function handOverSheets(tx: Tx, fromJob: number, toJob: number): Promise<void> {
  await tx
    .update(productionSheets)
    .set({ jobId: toJob })
    .where(and(eq(productionSheets.jobId, fromJob), isNull(productionSheets.usedAt)));
}
