import { fail, ok } from '@boxwright/contract';
import { failedJobOf, findAlert, inTransaction } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { jobNames } from '../../jobs/definitions.ts';

export const RunJobAgain: Handler<'RunJobAgain'> = async ({ alertId }, { services, visitor }) => {
  const alert = await findAlert(services.db, alertId);
  const job = alert && failedJobOf(alert.key);
  const name = jobNames.find((known) => known === job?.name);
  if (!job || !name || !(await services.jobs.retry(name, job.id))) {
    return fail('not_found', 'This work isn’t waiting to be run again.');
  }
  // Afterwards, because the queue uses a separate transaction; running a job twice does no harm.
  await inTransaction(services.db, (tx) =>
    noted(tx, { services, visitor }, 'RunJobAgain', ['job', job.id, name], {
      before: { state: 'failed' },
      after: { state: 'queued' },
    }),
  );
  return ok({ queued: true });
};
