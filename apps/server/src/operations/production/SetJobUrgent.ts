import { fail, ok } from '@boxwright/contract';
import { stepNameOn } from '@boxwright/orders';
import { setJobUrgent } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { codeOfJob } from '../../selling/production/present-job.ts';
import { withLockedJob } from '../../selling/production/with-locked-job.ts';

export const SetJobUrgent: Handler<'SetJobUrgent'> = ({ jobId, seenVersion, isUrgent }, { services, visitor }) =>
  withLockedJob(services, jobId, async ({ tx, listed }) => {
    const { job } = listed;
    const name = codeOfJob(listed);
    if (job.closedAt !== null) return fail('conflict', `${name} is not in the works any more.`);
    const says = isUrgent ? `${name} is urgent now.` : `${name} is no longer urgent.`;
    // A second press of the same button.
    if (job.isUrgent === isUrgent) return ok({ says });
    if (!(await setJobUrgent(tx, { id: jobId, version: seenVersion }, isUrgent))) {
      const next = job.stage === 'packed' ? 'It is packed' : `Next is ${stepNameOn(job.route, job.stage)}`;
      return fail('conflict', `${name} has changed meanwhile. ${next}.`);
    }
    await noted(tx, { services, visitor }, 'SetJobUrgent', ['job', jobId, name], {
      before: { isUrgent: job.isUrgent },
      after: { isUrgent },
    });
    return ok({ says });
  });
