import { fail, ok } from '@boxwright/contract';
import { runCode } from '@boxwright/orders';
import { findRun, inTransaction, openJobsOfRun } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { codeOfJob } from '../../selling/production/present-job.ts';
import { presentRun } from '../../selling/production/present-run.ts';
import { canBeDissolved, separateRun } from '../../selling/production/separate-run.ts';
import { lockOrders } from '../../selling/production/with-locked-job.ts';

export const DissolveRun: Handler<'DissolveRun'> = ({ runId, seenVersion }, { services, visitor }) =>
  inTransaction(services.db, async (tx) => {
    const now = services.now();
    const name = runCode(runId);
    await lockOrders(tx, await openJobsOfRun(tx, runId));
    const found = await findRun(tx, runId);
    if (!found) return fail('not_found', `There is no run ${name}.`);
    if (found.run.dissolvedAt !== null) return fail('conflict', `${name} was dissolved already.`);
    const jobs = await openJobsOfRun(tx, runId);
    if (!canBeDissolved(jobs))
      return fail('conflict', `${name} is in the press already or past it, so it can’t be dissolved.`);
    const by = { staffId: visitor.staff.id, operation: 'DissolveRun', now };
    const isSeparated = found.run.version === seenVersion && (await separateRun(tx, found.run, by));
    if (!isSeparated) return fail('conflict', `${name} has changed meanwhile. Please load the page again.`);
    for (const listed of jobs) {
      const { job } = listed;
      await noted(tx, { services, visitor }, 'DissolveRun', ['job', job.id, codeOfJob(listed)], {
        before: { run: name, stage: job.stage },
        after: { run: null, stage: 'plates' },
      });
    }
    const after = await findRun(tx, runId);
    return ok({ run: await presentRun(tx, after ?? found, jobs, now) });
  });
