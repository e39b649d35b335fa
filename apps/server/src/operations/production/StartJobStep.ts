import { fail } from '@boxwright/contract';
import { saidOfStep, stepNameOn } from '@boxwright/orders';
import type { Handler } from '../../calls/call.ts';
import { startStep } from '../../selling/job-steps/start-step.ts';
import { codeOfJob } from '../../selling/production/present-job.ts';
import { withLockedJob } from '../../selling/production/with-locked-job.ts';

export const StartJobStep: Handler<'StartJobStep'> = ({ jobId, seenVersion }, { services, visitor }) =>
  withLockedJob(services, jobId, async (locked) => {
    const { route, stage, version, closedAt, startedAt } = locked.listed.job;
    const name = codeOfJob(locked.listed);
    if (closedAt !== null || stage === 'packed') return fail('conflict', `${name} is not in the works any more.`);
    if (startedAt !== null) {
      const by = locked.listed.starter === null ? '' : ` by ${locked.listed.starter}`;
      return fail('conflict', `${name}: ${saidOfStep(route, stage, 'was', `started already${by}.`)}`);
    }
    if (version !== seenVersion) {
      return fail('conflict', `${name} has changed meanwhile. Next is ${stepNameOn(route, stage)}.`);
    }
    return startStep(services, locked, { step: stage, staffId: visitor.staff.id, operation: 'StartJobStep' });
  });
