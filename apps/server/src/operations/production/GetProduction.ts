import { type JobFilters, ok } from '@boxwright/contract';
import { customersOfOpenJobs, type JobFilter, listOpenJobs } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { dueDay } from '../../selling/orders/due-day.ts';
import { presentJob } from '../../selling/production/present-job.ts';

/** More than a board can show; the others appear when these are packed. */
const mostJobs = 300;

export const GetProduction: Handler<'GetProduction'> = async ({ due, ...filters }, { services: { db, now } }) => {
  const [jobs, customers] = await Promise.all([
    listOpenJobs(db, mostJobs + 1, { ...filters, due: due && dueOf[due](now()) }),
    customersOfOpenJobs(db),
  ]);
  return ok({
    jobs: jobs.slice(0, mostJobs).map((job) => presentJob(job, now())),
    customers,
    hasMore: jobs.length > mostJobs,
  });
};

const dueOf: { readonly [due in NonNullable<JobFilters['due']>]: (now: Date) => JobFilter['due'] } = {
  late: (now) => ({ late: indianDay(now) }),
  today: (now) => ({ until: indianDay(now) }),
  week: (now) => ({ until: dueDay(now, 7) }),
  none: () => 'none',
};
