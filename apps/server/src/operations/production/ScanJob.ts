import { fail, ok, type Result } from '@boxwright/contract';
import { type ProductionStep, readJobCode, readRunCode, runCode } from '@boxwright/orders';
import { findJob, findJobOfLine, findRun, type JobListed, openJobsOfRun } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { idempotentTransaction } from '../../calls/idempotency.ts';
import type { Services } from '../../calls/services.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { doStep } from '../../selling/job-steps/do-step.ts';
import { startStep } from '../../selling/job-steps/start-step.ts';
import { presentJob } from '../../selling/production/present-job.ts';
import { scanMeaning } from '../../selling/production/scan-meaning.ts';
import { type LockedJob, noSuchJob, withLockedJob } from '../../selling/production/with-locked-job.ts';

/** A tablet sends a scan again until it gets an answer, with the same key: the step isn't done twice. */
export const ScanJob: Handler<'ScanJob'> = async (input, call) => {
  const { services, visitor } = call;
  const found = await findScanned(services, input.code);
  if (!found.ok) return found;
  const { listed, step } = found.value;
  const jobId = listed.job.id;
  const scan = async (locked: LockedJob) => {
    const meaning = scanMeaning(locked, step, services.now());
    if (!meaning.ok) return meaning;
    if (meaning.value.does === 'nothing') return ok({ isMoved: false, says: meaning.value.says, undoUntil: null });
    const press = meaning.value.does === 'start' ? startStep : doStep;
    const doer = { staffId: visitor.staff.id, operation: 'ScanJob' };
    const pressed = await press(services, locked, { ...doer, step: meaning.value.step });
    if (!pressed.ok) return pressed;
    const { isMoved, says, undoUntil } = pressed.value;
    return ok({ isMoved, says, undoUntil: undoUntil?.getTime() ?? null });
  };
  const scanned = await withLockedJob(services, jobId, scan, idempotentTransaction(call, 'ScanJob', input));
  if (!scanned.ok) return scanned;
  const { undoUntil } = scanned.value;
  return ok({
    ...scanned.value,
    job: await presentJob(services.db, (await findJob(services.db, jobId)) ?? listed, services.now()),
    undoUntil: undoUntil === null ? null : new Date(undoUntil),
  });
};

interface Scanned {
  readonly listed: JobListed;
  readonly step: ProductionStep | null;
}

/** The job of a ticket; for a run's ticket its first job, as all of them move together. */
async function findScanned({ db }: Services, code: string): Promise<Result<Scanned>> {
  const ofRun = readRunCode(code);
  if (ofRun) {
    const run = await findRun(db, ofRun.runId);
    const name = runCode(ofRun.runId);
    if (!run) return fail('not_found', `There is no run ${name}.`);
    if (run.run.dissolvedAt !== null) {
      return fail('conflict', `${name} was dissolved: each of its jobs is made separately, by its own ticket.`);
    }
    const [first] = await openJobsOfRun(db, ofRun.runId);
    return first ? ok({ listed: first, step: ofRun.step }) : fail('conflict', `${name} is not in the works any more.`);
  }
  const read = readJobCode(code);
  if (!read) {
    return fail('invalid', 'This is not the code of a job. It looks like BW26-010001-1.', { field: 'code' });
  }
  const number = Number(read.orderNumber.split('-')[1]);
  const listed = await findJobOfLine(db, { number, position: read.line - 1 });
  if (!listed || orderNumber(listed.order) !== read.orderNumber) return noSuchJob;
  return ok({ listed, step: read.step });
}
