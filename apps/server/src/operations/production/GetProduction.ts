import { type JobFilters, type JobRow, ok } from '@boxwright/contract';
import { isTogether, jobStages } from '@boxwright/orders';
import { customersOfOpenJobs, type JobFilter, listOpenJobs } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { dueDay } from '../../selling/orders/due-day.ts';
import { presentJobs } from '../../selling/production/present-job.ts';

/** More than a board can show; the others appear when these are packed. */
const mostJobs = 300;

export const GetProduction: Handler<'GetProduction'> = async ({ due, hold, ...filters }, { services: { db, now } }) => {
  const [jobs, customers] = await Promise.all([
    // What a job waits for is known once it is read, so that all are read.
    listOpenJobs(db, hold === undefined ? mostJobs + 1 : null, { ...filters, due: due && dueOf[due](now()) }),
    customersOfOpenJobs(db),
  ]);
  const presented = await presentJobs(db, jobs, now());
  const shown = hold === undefined ? presented : waitingFor(hold, presented);
  return ok({
    jobs: shown.slice(0, mostJobs),
    customers,
    hasMore: shown.length > mostJobs,
  });
};

const dueOf: { readonly [due in NonNullable<JobFilters['due']>]: (now: Date) => JobFilter['due'] } = {
  late: (now) => ({ late: indianDay(now) }),
  today: (now) => ({ until: indianDay(now) }),
  week: (now) => ({ until: dueDay(now, 7) }),
  none: () => 'none',
};

/** The jobs that wait for this, each with all that are printed with it. */
function waitingFor(hold: NonNullable<JobFilters['hold']>, jobs: readonly JobRow[]): JobRow[] {
  const matches = (job: JobRow) => (job.hold?.by ?? 'none') === hold;
  const runs = new Set(jobs.flatMap((job) => (matches(job) && isShared(job) ? (job.runId ?? []) : [])));
  return jobs.filter((job) => matches(job) || (isShared(job) && job.runId !== null && runs.has(job.runId)));
}

const isShared = ({ stage }: JobRow): boolean => jobStages.some((each) => each === stage && isTogether(each));
