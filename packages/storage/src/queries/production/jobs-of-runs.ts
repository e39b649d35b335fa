import { isTogether, jobStages } from '@boxwright/orders';
import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { DbOrTx } from '../../connect.ts';
import { productionJobs, productionRuns } from '../../schema/production.ts';
import { type JobListed, listedJobs } from './jobs.ts';

/** A run's jobs that are still in the works, in the order of their orders' days. */
export const openJobsOfRun = (db: DbOrTx, runId: number): Promise<JobListed[]> => openJobsOfRuns(db, [runId]);

/** The jobs of these runs that are still in the works, in the order of their orders' days. */
export function openJobsOfRuns(db: DbOrTx, runIds: readonly number[]): Promise<JobListed[]> {
  return listedJobs(db)
    .where(and(inArray(productionJobs.runId, [...runIds]), isNull(productionJobs.closedAt)))
    .orderBy(asc(productionJobs.orderId), asc(productionJobs.id));
}

/** All jobs of a run, also those that left the works. */
export function jobsOfRun(db: DbOrTx, runId: number): Promise<JobListed[]> {
  return listedJobs(db)
    .where(eq(productionJobs.runId, runId))
    .orderBy(asc(productionJobs.orderId), asc(productionJobs.id));
}

/**
 * All jobs of the runs of which a job isn't cut apart yet, or has left the works before it was, since then. Runs that were
 * dissolved have none.
 */
export function jobsOfRunsTogether(db: DbOrTx, since: Date): Promise<JobListed[]> {
  const together = inArray(productionJobs.stage, jobStages.filter(isTogether));
  const runs = db
    .select({ id: productionJobs.runId })
    .from(productionJobs)
    .innerJoin(productionRuns, eq(productionRuns.id, productionJobs.runId))
    .where(
      and(
        isNull(productionRuns.dissolvedAt),
        together,
        or(isNull(productionJobs.closedAt), gt(productionJobs.closedAt, since)),
      ),
    );
  return listedJobs(db)
    .where(inArray(productionJobs.runId, runs))
    .orderBy(asc(productionJobs.runId), asc(productionJobs.orderId), asc(productionJobs.id));
}
