import { type BoardRunRow, type JobFilters, type JobRow, ok } from '@boxwright/contract';
import { isTogether, jobStages, runCode } from '@boxwright/orders';
import { customersOfOpenJobs, type DbOrTx, type JobFilter, jobsOfRunsTogether, listOpenJobs } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { dueDay } from '../../selling/orders/due-day.ts';
import { presentJobs } from '../../selling/production/present-job.ts';
import { isStopped, runWords } from '../../selling/production/present-run.ts';

/** More than a board can show; the others appear when these are packed. */
const mostJobs = 300;

export const GetProduction: Handler<'GetProduction'> = async ({ due, hold, ...filters }, { services: { db, now } }) => {
  const [jobs, customers, runs] = await Promise.all([
    // What a job waits for isn't known before it is read, so all jobs are read.
    listOpenJobs(db, hold === undefined ? mostJobs + 1 : null, { ...filters, due: due && dueOf[due](now()) }),
    customersOfOpenJobs(db),
    boardRuns(db, now()),
  ]);
  const presented = await presentJobs(db, jobs, now());
  const shown = hold === undefined ? presented : waitingFor(hold, presented);
  return ok({
    jobs: shown.slice(0, mostJobs),
    runs,
    customers,
    hasMore: shown.length > mostJobs,
  });
};

/** How long the board says that a run is stopped. */
const stoppedDays = 7;

async function boardRuns(db: DbOrTx, now: Date): Promise<BoardRunRow[]> {
  const jobs = await jobsOfRunsTogether(db, new Date(now.getTime() - stoppedDays * 86_400_000));
  return [...Map.groupBy(jobs, ({ job }) => job.runId)].flatMap(([id, own]) =>
    id === null ? [] : [{ id, code: runCode(id), words: runWords(own), isStopped: isStopped(own) }],
  );
}

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
