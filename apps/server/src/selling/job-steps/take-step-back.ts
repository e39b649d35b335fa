import { fail, ok, type Result } from '@boxwright/contract';
import {
  type ProductionStep,
  productionSteps,
  saidOfStep,
  stageAfter,
  takesSheets,
  undoSeconds,
} from '@boxwright/orders';
import {
  enterStock,
  findJob,
  type JobListed,
  lastStepOf,
  moveJob,
  type ProductionStepDone,
  removeToolsOfJob,
  takeBackSheetsOf,
  undoStep,
  unstartJob,
} from '@boxwright/storage';
import { notedBy } from '../../calls/noted.ts';
import type { Services } from '../../calls/services.ts';
import { codeOfJob, presentJob } from '../production/present-job.ts';
import { lockStockOf } from '../production/use-sheets.ts';
import { countRunOf } from '../production/use-tools.ts';
import { warnOfStock } from '../production/warn-of-stock.ts';
import { jobsAt, type LockedJob, nameAt } from '../production/with-locked-job.ts';
import type { Doer } from './do-step.ts';

const tooLate = fail('conflict', 'A step can be taken back for a minute. Please ask the order desk.');
const isPacked = fail(
  'conflict',
  'The order is packed and its customer has been mailed: this step can’t be taken back.',
);

/**
 * Takes back what was last done to a job and to the jobs printed with it: the start of a step, or its end together with
 * the change of the stock. The orders stay in production.
 */
export async function takeStepBack(services: Pick<Services, 'now'>, locked: LockedJob, doer: Doer) {
  const { tx, listed } = locked;
  const now = services.now();
  const { startedAt, stage } = listed.job;
  const isRecent = (at: Date) => now.getTime() - at.getTime() <= undoSeconds * 1000;
  const running = startedAt === null ? undefined : productionSteps.find((each) => each === stage);
  const last = running ? undefined : await lastStepOf(tx, listed.job.id);
  const step = running ?? last?.step;
  if (step === undefined || !isRecent(startedAt ?? last?.createdAt ?? new Date(0))) return tooLate;
  const taken = running ? await takeStartBack(locked, running, doer, now) : await takeEndBack(locked, step, doer, now);
  if (!taken.ok) return taken;
  const rest = running ? 'to be started again.' : 'to be done again.';
  return ok({
    job: await presentJob(tx, (await findJob(tx, listed.job.id)) ?? listed, now),
    isMoved: true,
    says: `${nameAt(locked, step)}: ${saidOfStep(listed.job.route, step, 'is', rest)}`,
    undoUntil: null,
  });
}

async function takeStartBack(locked: LockedJob, step: ProductionStep, doer: Doer, now: Date): Promise<Result<null>> {
  for (const each of jobsAt(locked, step)) {
    if (!(await unstartJob(locked.tx, each.job))) return isPacked;
    await note(locked, each, doer, now, { before: { started: true }, after: { stage: step, started: false } });
  }
  return ok(null);
}

async function takeEndBack(locked: LockedJob, step: ProductionStep, doer: Doer, now: Date): Promise<Result<null>> {
  const { tx, orders } = locked;
  const ended: { readonly each: JobListed; readonly last: ProductionStepDone }[] = [];
  for (const each of jobsAt(locked, step)) {
    const last = await lastStepOf(tx, each.job.id);
    const isThere = each.job.stage === stageAfter(each.job.route, step) && each.job.startedAt === null;
    if (last?.step !== step || !isThere) {
      return fail('conflict', `${codeOfJob(each)} has gone on already, so nothing was taken back.`);
    }
    ended.push({ each, last });
  }
  const hasUsedSheets = ended.some(({ each: { job } }) => takesSheets(job.route, step));
  const items = hasUsedSheets ? await lockStockOf(tx, orders.keys()) : [];
  for (const { each, last } of ended) {
    const { job } = each;
    const { startedAt, startedBy } = last;
    if (!(await moveJob(tx, job, step, { startedAt, startedBy }))) return isPacked;
    await undoStep(tx, last.id, now);
    const customerId = orders.get(each.order.id)?.customerId;
    if (step === 'plates') await removeToolsOfJob(tx, job.id);
    if (step === 'cutting' && customerId !== undefined) await countRunOf(tx, customerId, job, -1);
    if (takesSheets(job.route, step)) {
      for (const { stockItemId, sheets } of await takeBackSheetsOf(tx, job.id)) {
        const { staffId } = doer;
        await enterStock(tx, { stockItemId, kind: 'taken-back', sheets, jobId: job.id, staffId, createdAt: now });
      }
    }
    await note(locked, each, doer, now, { before: { stage: job.stage }, after: { stage: step } });
  }
  await warnOfStock(tx, items, now);
  return ok(null);
}

const note = (
  { tx }: LockedJob,
  each: JobListed,
  { staffId, operation }: Doer,
  at: Date,
  changed: { readonly before: Record<string, unknown>; readonly after: Record<string, unknown> },
) => notedBy(tx, { staffId, operation, at }, ['job', each.job.id, codeOfJob(each)], changed);
