import { fail, ok, type Result } from '@boxwright/contract';
import { type ProductionStep, readJobCode, readRunCode, runCode } from '@boxwright/orders';
import { findJobOfLine, findRun, type JobListed, openJobsOfRun } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import type { Services } from '../../calls/services.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { doStep } from '../../selling/job-steps/do-step.ts';
import { startStep } from '../../selling/job-steps/start-step.ts';
import { presentJob } from '../../selling/production/present-job.ts';
import { scanMeaning } from '../../selling/production/scan-meaning.ts';
import { noSuchJob, withLockedJob } from '../../selling/production/with-locked-job.ts';

export const ScanJob: Handler<'ScanJob'> = async ({ code }, { services, visitor }) => {
  const found = await findScanned(services, code);
  if (!found.ok) return found;
  const { listed, step } = found.value;
  return withLockedJob(services, listed.job.id, async (locked) => {
    const now = services.now();
    const meaning = scanMeaning(locked, step, now);
    if (!meaning.ok) return meaning;
    if (meaning.value.does === 'nothing') {
      return ok({ job: presentJob(locked.listed, now), isMoved: false, says: meaning.value.says, undoUntil: null });
    }
    const press = meaning.value.does === 'start' ? startStep : doStep;
    const doer = { staffId: visitor.staff.id, operation: 'ScanJob' };
    return ok(await press(services, locked, { ...doer, step: meaning.value.step }));
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
      return fail('conflict', `${name} was dissolved: its jobs are made by themselves, by their own tickets.`);
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
