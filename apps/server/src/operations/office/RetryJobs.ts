import { fail, ok } from '@boxwright/contract';
import { inTransaction, retryFailedJobs } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { jobNames } from '../../jobs/definitions.ts';

/** How many jobs of a kind are run again at once; the others stay failed until the next press. */
const mostAtOnce = 500;

export const RetryJobs: Handler<'RetryJobs'> = async ({ job, jobId }, { services, visitor }) => {
  const { db } = services;
  const name = jobNames.find((known) => known === job);
  if (name === undefined) return fail('not_found', 'There is no such kind of job.');
  const queued = await inTransaction(db, async (tx) => {
    const again = await retryFailedJobs(tx, name, { ...(jobId === undefined ? {} : { jobId }), most: mostAtOnce });
    if (again > 0) {
      await noted(tx, { services, visitor }, 'RetryJobs', ['job', jobId ?? name, name], {
        before: { state: 'failed' },
        after: { state: 'retry', jobs: again },
      });
    }
    return again;
  });
  if (queued === 0) return fail('not_found', 'These jobs aren’t failed any more. Please load the page again.');
  return ok({ queued });
};
