import { fail, ok, type Result } from '@boxwright/contract';
import { type ProductionStep, saidOfStep, scannedTwiceSeconds, stepNameOn } from '@boxwright/orders';
import { codeOfJob } from './present-job.ts';
import { type LockedJob, nameAt } from './with-locked-job.ts';

/** What a scan does: start a step, finish it, or only say where the job is. */
export type ScanMeaning =
  | { readonly does: 'start' | 'finish'; readonly step: ProductionStep }
  | { readonly does: 'nothing'; readonly says: string };

/**
 * What the scan of a step's barcode means: it starts the step, and finishes it when it is scanned again. A second scan
 * within ten seconds is one scan that was read twice. A barcode without a step only asks where the job is.
 */
export function scanMeaning(locked: LockedJob, step: ProductionStep | null, now: Date): Result<ScanMeaning> {
  const { listed, orders } = locked;
  const { route, stage, closedAt, startedAt } = listed.job;
  const name = step === null ? codeOfJob(listed) : nameAt(locked, step);
  const say = (says: string) => ok({ does: 'nothing', says: `${name}: ${says}` } as const);
  if (closedAt !== null && orders.get(listed.order.id)?.status === 'Cancelled') {
    return fail('conflict', `${codeOfJob(listed)} is cancelled.`);
  }
  const isOver = closedAt !== null || stage === 'packed';
  if (step === null) {
    if (isOver) return say('it is packed.');
    const by = listed.starter === null ? '' : ` by ${listed.starter}`;
    return say(
      startedAt === null ? `next is ${stepNameOn(route, stage)}.` : saidOfStep(route, stage, 'was', `started${by}.`),
    );
  }
  if (!route.includes(step)) return fail('conflict', `${name} has no step ${stepNameOn(route, step)}.`);
  if (isOver || route.indexOf(step) < route.indexOf(stage)) return say(saidOfStep(route, step, 'was', 'done already.'));
  if (step !== stage) {
    const details = { job_id: listed.job.id, job_code: codeOfJob(listed) };
    return fail('conflict', `${name}: ${saidOfStep(route, stage, 'isn’t', 'done yet.')}`, { details });
  }
  if (startedAt === null) return ok({ does: 'start', step });
  if (now.getTime() - startedAt.getTime() < scannedTwiceSeconds * 1000) {
    return say(`${saidOfStep(route, step, 'was', 'started just now.')} Scan it again when it is finished.`);
  }
  return ok({ does: 'finish', step });
}
