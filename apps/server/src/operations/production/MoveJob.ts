import { fail } from '@boxwright/contract';
import { stepNameOn } from '@boxwright/orders';
import type { Handler } from '../../calls/call.ts';
import { doStep } from '../../selling/job-steps/do-step.ts';
import { codeOfJob } from '../../selling/production/present-job.ts';
import { withLockedJob } from '../../selling/production/with-locked-job.ts';

export const MoveJob: Handler<'MoveJob'> = ({ jobId, seenVersion }, { services, visitor }) =>
  withLockedJob(services, jobId, async (locked) => {
    const { route, stage, version, closedAt } = locked.listed.job;
    const name = codeOfJob(locked.listed);
    if (closedAt !== null || stage === 'packed') return fail('conflict', `${name} is not in the works any more.`);
    if (version !== seenVersion) {
      return fail('conflict', `${name} has changed meanwhile. Next is ${stepNameOn(route, stage)}.`);
    }
    return doStep(services, locked, { step: stage, staffId: visitor.staff.id, operation: 'MoveJob' });
  });
