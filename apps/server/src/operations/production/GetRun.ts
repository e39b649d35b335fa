import { fail, ok } from '@boxwright/contract';
import { isStripped } from '@boxwright/pricing';
import { findRun, jobsOfRun, listJobs } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { presentRun } from '../../selling/production/present-run.ts';
import { planRunSheet } from '../../selling/production/run-papers.ts';
import { runToDraw } from '../../selling/production/run-ticket.ts';
import { runPlacesTask } from '../../selling/production/tasks.ts';

export const GetRun: Handler<'GetRun'> = async ({ runId }, { services, source }) => {
  const { db, now } = services;
  const found = await findRun(db, runId);
  if (!found) return fail('not_found', 'There is no such run.');
  // A dissolved run has no jobs any more, but its layout still names them.
  const { dissolvedAt, layout } = found.run;
  const jobs =
    dissolvedAt === null
      ? await jobsOfRun(db, runId)
      : await listJobs(db, [...new Set(layout.blanks.map((b) => b.jobId))]);
  const planned = await planRunSheet(services, runId);
  const stripped = planned?.blanks.some(({ spec, part }) => isStripped(spec, part)) ?? false;
  const read = await runToDraw(services, runId);
  const { common, places } = read
    ? await services.work.run(runPlacesTask, read.toDraw, source)
    : { common: [], places: [] };
  return ok({ run: await presentRun(db, found, jobs, now()), common, places, isStripped: stripped });
};
