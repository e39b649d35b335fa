import { ok } from '@boxwright/contract';
import { listOpenJobs } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { presentJob } from '../../selling/production/present-job.ts';

/** More than a board can show; the others appear when these are packed. */
const mostJobs = 300;

export const GetProduction: Handler<'GetProduction'> = async (_, { services: { db, now } }) => {
  const jobs = await listOpenJobs(db, mostJobs + 1);
  return ok({
    jobs: jobs.slice(0, mostJobs).map((job) => presentJob(job, now())),
    hasMore: jobs.length > mostJobs,
  });
};
