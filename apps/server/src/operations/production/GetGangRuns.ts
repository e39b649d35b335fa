import { type GangRunRow, type JobHold, ok, type RunRow } from '@boxwright/contract';
import { isTogether } from '@boxwright/orders';
import { findRun, jobsOfRun, listOpenJobs } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import type { Services } from '../../calls/services.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { gangJobsOf } from '../../selling/production/gang-jobs.ts';
import { holdsOf } from '../../selling/production/holds.ts';
import { blanksOf, dieNumber, presentBlanks, presentRun } from '../../selling/production/present-run.ts';
import { gangRunsTask } from '../../selling/production/tasks.ts';

/** How many jobs are considered: the most urgent ones that aren't begun yet. */
const mostJobs = 48;
const mostRuns = 24;
const millimetresInInch = 25.4;

export const GetGangRuns: Handler<'GetGangRuns'> = async (_, { services, source }) => {
  const listed = await listOpenJobs(services.db, 300);
  const waiting = listed.filter(({ job }) => job.stage === 'plates' && job.startedAt === null && job.runId === null);
  const holds = await holdsOf(services.db, waiting);
  const heldBy = (hold: JobHold) => [...holds.values()].filter(({ by }) => by === hold).length;
  const leftOut = { unapproved: heldBy('proof'), unpaid: heldBy('money') };
  const open = waiting.filter(({ job }) => !holds.has(job.id)).slice(0, mostJobs);
  const together = listed.filter(({ job }) => isTogether(job.stage)).flatMap(({ job }) => job.runId ?? []);
  const accepted = await runsOf(services, [...new Set(together)].slice(0, mostRuns));
  const { rates } = await currentCatalogue(services);
  const jobs = await gangJobsOf(services.db, open);
  if (rates === null || jobs.length < 2) return ok({ runs: [], accepted, compared: jobs.length, ...leftOut });
  const runs = await services.work.run(gangRunsTask, { jobs, card: rates.card }, source);
  const specs = new Map(jobs.map(({ id, material, coats }) => [id, { material, coats }]));
  return ok({
    compared: jobs.length,
    ...leftOut,
    accepted,
    runs: await Promise.all(
      runs.map(async (run): Promise<GangRunRow> => {
        const { sheet, sheets, waste, cost, costApart, saving, blanks } = run;
        const [wide = 0, tall = 0] = [sheet.widthIn, sheet.heightIn].sort((a, b) => b - a);
        const first = specs.get(blanks[0]?.id ?? 0);
        return {
          sheets,
          waste,
          cost,
          costApart,
          saving,
          die: dieNumber(run.die),
          sheet: sheet.name,
          sheetWidth: wide * millimetresInInch,
          sheetHeight: tall * millimetresInInch,
          board: first?.material ?? '',
          coats: first?.coats ?? '',
          jobs: await presentBlanks(services.db, blanksOf(run), open, services.now()),
        };
      }),
    ),
  });
};

async function runsOf({ db, now }: Services, ids: readonly number[]): Promise<RunRow[]> {
  const found = await Promise.all(ids.map((id) => Promise.all([findRun(db, id), jobsOfRun(db, id)])));
  const runs = found.flatMap(([run, jobs]) => (run ? [presentRun(db, run, jobs, now())] : []));
  return Promise.all(runs);
}
