import { fail, jobCostIn, jobCostKinds, jobCostNames, ok } from '@boxwright/contract';
import { formatRupees, paise } from '@boxwright/money';
import { costsOfJob, insertJobCost } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { codeOfJob } from '../../selling/production/present-job.ts';
import { withLockedJob } from '../../selling/production/with-locked-job.ts';

export const AddJobCost: Handler<'AddJobCost'> = (input, { services, visitor }) =>
  withLockedJob(services, input.jobId, async ({ tx, listed }) => {
    const { job } = listed;
    const kind = jobCostKinds.find((each) => each === input.kind) ?? 'other';
    const amountPaise = jobCostIn(input.amount) ?? 0;
    const before = await costsOfJob(tx, job.id);
    if ((before.at(-1)?.id ?? 0) !== input.seenCostId) {
      return fail('conflict', `A cost was entered meanwhile by ${before.at(-1)?.by}. Please look at the list again.`);
    }
    if (before.reduce((sum, each) => sum + each.amountPaise, amountPaise) < 0) {
      return fail('invalid', 'More can’t be taken back than was entered.', { field: 'amount' });
    }
    const { note } = input;
    const staffId = visitor.staff.id;
    await insertJobCost(tx, { jobId: job.id, kind, amountPaise, note, staffId, createdAt: services.now() });
    await noted(tx, { services, visitor }, 'AddJobCost', ['job', job.id, codeOfJob(listed)], {
      after: { kind, amountPaise },
      reason: note,
    });
    const amount = `${amountPaise < 0 ? '−' : ''}${formatRupees(paise(Math.abs(amountPaise)))}`;
    return ok({ says: `${jobCostNames[kind]}: ${amount} entered.` });
  });
