import { type GangRunRow, ok } from '@boxwright/contract';
import { listOpenJobs } from '@boxwright/storage';
import type { Handler } from '../../door/call.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { gangJobsOf } from '../../selling/production/gang-jobs.ts';
import { presentJob } from '../../selling/production/present-job.ts';

/** The most urgent jobs that aren't printed yet. */
const mostJobs = 48;
const millimetresInInch = 25.4;

export const GetGangRuns: Handler<'GetGangRuns'> = async (_, { services, source }) => {
  const open = (await listOpenJobs(services.db, 300)).filter(({ job }) => job.stage === 'plates').slice(0, mostJobs);
  const { rates } = await currentCatalogue(services);
  const jobs = await gangJobsOf(services.db, open);
  if (rates === null || jobs.length < 2) return ok({ runs: [], compared: jobs.length });
  const runs = await services.work.run('gangRuns', { jobs, card: rates.card }, source);
  const listed = new Map(open.map((each) => [each.job.id, presentJob(each, services.now())]));
  const specs = new Map(jobs.map(({ id, material, coats }) => [id, { material, coats }]));
  return ok({
    compared: jobs.length,
    runs: runs.map(({ sheet, blanks, ...run }): GangRunRow => {
      const [wide = 0, tall = 0] = [sheet.widthIn, sheet.heightIn].sort((a, b) => b - a);
      const first = specs.get(blanks[0]?.id ?? 0);
      return {
        ...run,
        sheet: sheet.name,
        sheetWidth: wide * millimetresInInch,
        sheetHeight: tall * millimetresInInch,
        board: first?.material ?? '',
        coats: first?.coats ?? '',
        jobs: blanks.flatMap(({ id, part, ups, made, places }) => {
          const job = listed.get(id);
          return job ? [{ job, part, ups, made, places: [...places] }] : [];
        }),
      };
    }),
  });
};
