import { fail, ok } from '@boxwright/contract';
import { productionStepNames, readJobCode, saidOfStep } from '@boxwright/orders';
import { findJobOfLine } from '@boxwright/storage';
import type { Handler } from '../../door/call.ts';
import { orderNumber } from '../../selling/orders/order-number.ts';
import { doStep } from '../../selling/production/do-step.ts';
import { codeOfJob, presentJob } from '../../selling/production/present-job.ts';
import { noSuchJob, withLockedJob } from '../../selling/production/with-locked-job.ts';

export const ScanJob: Handler<'ScanJob'> = async ({ code }, { services, visitor }) => {
  const read = readJobCode(code);
  if (!read) {
    return fail('invalid', 'This is not the code of a job. It looks like BW26-010001-1.', { field: 'code' });
  }
  const number = Number(read.orderNumber.split('-')[1]);
  const found = await findJobOfLine(services.db, { number, position: read.line - 1 });
  if (!found || orderNumber(found.order) !== read.orderNumber) return noSuchJob;
  return withLockedJob(services, found.job.id, async ({ tx, order, listed }) => {
    const { step } = read;
    const { route, stage, closedAt } = listed.job;
    const name = codeOfJob(listed);
    const seen = (says: string) =>
      ok({ job: presentJob(listed, services.now()), isMoved: false, says: `${name}: ${says}`, undoUntil: null });
    if (closedAt !== null && order.status === 'Cancelled') return fail('conflict', `${name} is cancelled.`);
    if (step === null) {
      return seen(stage === 'packed' || closedAt !== null ? 'it is packed.' : `next is ${productionStepNames[stage]}.`);
    }
    if (!route.includes(step)) return fail('conflict', `${name} has no step ${productionStepNames[step]}.`);
    if (closedAt !== null || stage === 'packed' || route.indexOf(step) < route.indexOf(stage)) {
      return seen(saidOfStep(step, 'was', 'done already.'));
    }
    if (step !== stage) return fail('conflict', `${name}: ${saidOfStep(stage, 'isn’t', 'done yet.')}`);
    return ok(await doStep(services, tx, order, listed, { step, staffId: visitor.staff.id, operation: 'ScanJob' }));
  });
};
