import { fail } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { takeStepBack } from '../../selling/job-steps/take-step-back.ts';
import { codeOfJob } from '../../selling/production/present-job.ts';
import { withLockedJob } from '../../selling/production/with-locked-job.ts';

export const UndoJobStep: Handler<'UndoJobStep'> = ({ jobId, seenVersion }, { services, visitor }) =>
  withLockedJob(services, jobId, async (locked) =>
    locked.listed.job.version === seenVersion
      ? takeStepBack(services, locked, { staffId: visitor.staff.id, operation: 'UndoJobStep' })
      : fail('conflict', `${codeOfJob(locked.listed)} has changed meanwhile, so nothing was taken back.`),
  );
