import { fail, ok } from '@boxwright/contract';
import { failedJobOf, findAlert } from '@boxwright/storage';
import type { Handler } from '../../door/call.ts';
import { jobNames } from '../../jobs/definitions.ts';

export const RunJobAgain: Handler<'RunJobAgain'> = async ({ alertId }, { services }) => {
  const alert = await findAlert(services.db, alertId);
  const job = alert && failedJobOf(alert.key);
  const name = jobNames.find((known) => known === job?.name);
  if (!job || !name || !(await services.jobs.retry(name, job.id))) {
    return fail('not_found', 'This work isn’t waiting to be run again.');
  }
  return ok({ queued: true });
};
