import { fail, ok, piecesIn } from '@boxwright/contract';
import { stageAfter, stepNameOn, stepsDone, wasSent } from '@boxwright/orders';
import { countsOfJob, documentsOf, insertCount } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { goesInParts } from '../../selling/orders/parts.ts';
import { codeOfJob } from '../../selling/production/present-job.ts';
import { noSuchJob, withLockedJob } from '../../selling/production/with-locked-job.ts';

export const CountPieces: Handler<'CountPieces'> = (input, { services, visitor }) =>
  withLockedJob(services, input.jobId, async ({ tx, listed, orders }) => {
    const { job } = listed;
    const order = orders.get(listed.order.id);
    const step = job.route.find((each) => each === input.step);
    if (!order || step === undefined) return noSuchJob;
    const name = `${codeOfJob(listed)}, ${stepNameOn(job.route, step)}`;
    // A job whose order was packed by hand has left its steps undone.
    const isDone = stepsDone(job.route, job.stage) >= stepsDone(job.route, stageAfter(job.route, step));
    if (order.status === 'Cancelled') return fail('conflict', 'The order is cancelled.');
    if (!isDone && order.status !== 'Packed') return fail('conflict', `${name} isn’t done yet.`);
    // Of an order that goes in parts, what isn't sent yet is still counted: what is missing in the end is credited.
    const isInvoiced = async () => (await documentsOf(tx, order.id, 'tax-invoice')).length > 0;
    if (wasSent(order.status) || (!(await goesInParts(tx, order.id)) && (await isInvoiced()))) {
      return fail(
        'conflict',
        'The order was sent, and its invoice rests on what was counted. Please ask the accounts.',
      );
    }
    const before = (await countsOfJob(tx, job.id)).find((count) => count.step === step);
    if ((before?.id ?? 0) !== input.seenCountId) {
      return fail('conflict', `${name} was counted meanwhile by ${before?.by}: ${before?.good} good pieces.`);
    }
    const [good, waste] = [piecesIn(input.good) ?? 0, piecesIn(input.waste) ?? 0];
    await insertCount(tx, { jobId: job.id, step, good, waste, staffId: visitor.staff.id, createdAt: services.now() });
    await noted(tx, { services, visitor }, 'CountPieces', ['job', job.id, codeOfJob(listed)], {
      before: before ? { good: before.good, waste: before.waste } : {},
      after: { step, good, waste },
    });
    return ok({ says: `${name}: ${good} good, ${waste} spoiled.` });
  });
