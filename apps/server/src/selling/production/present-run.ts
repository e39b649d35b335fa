import type { GangRunRow, RunRow } from '@boxwright/contract';
import { paise, subtract } from '@boxwright/money';
import { isTogether, runCode } from '@boxwright/orders';
import type { GangRun } from '@boxwright/pricing';
import type { DbOrTx, JobListed, RunLayout, RunListed } from '@boxwright/storage';
import { presentJobs } from './present-job.ts';
import { canBeDissolved } from './separate-run.ts';

/** Blanks with their jobs; blanks of jobs that aren't listed are left out. */
export async function presentBlanks(
  db: DbOrTx,
  blanks: RunLayout['blanks'],
  jobs: readonly JobListed[],
  now: Date,
): Promise<GangRunRow['jobs']> {
  const byId = new Map(jobs.map((each) => [each.job.id, each]));
  const listed = new Map((await presentJobs(db, jobs, now)).map((job) => [job.id, job]));
  return blanks.flatMap(({ jobId, part, ups, made, places }) => {
    const job = listed.get(jobId);
    return job ? [{ job, part, ups, made, left: whyLeft(byId.get(jobId)), places: [...places] }] : [];
  });
}

/** Why nothing of a job is needed from its run, which goes on without it; null if its pieces are. */
export const whyLeft = (listed: JobListed | undefined): GangRunRow['jobs'][number]['left'] =>
  listed === undefined || listed.job.closedAt === null || !isTogether(listed.job.stage)
    ? null
    : listed.order.status === 'Cancelled'
      ? 'cancelled'
      : 'packed';

/** The blanks of a proposal, as a run stores them. */
export const blanksOf = ({ blanks }: Pick<GangRun, 'blanks'>): RunLayout['blanks'] =>
  blanks.map(({ id, part, ups, made, places }) => ({ jobId: id, part, ups, made, places }));

/** @param jobs all jobs of the run, also those that have left the works */
export async function presentRun(
  db: DbOrTx,
  { run, by }: RunListed,
  jobs: readonly JobListed[],
  now: Date,
): Promise<RunRow> {
  const open = jobs.filter(({ job }) => job.closedAt === null);
  const { layout, dissolvedAt } = run;
  return {
    id: run.id,
    code: runCode(run.id),
    acceptedBy: by,
    acceptedAt: run.createdAt,
    dissolvedAt,
    canDissolve: dissolvedAt === null && canBeDissolved(open),
    hasSheet: dissolvedAt === null && jobs.length > 0,
    version: run.version,
    sheet: run.sheet,
    sheetWidth: layout.width,
    sheetHeight: layout.height,
    board: run.materialName,
    coats: run.coats,
    sheets: run.sheets,
    waste: run.waste,
    cost: run.costPaise,
    costApart: run.costApartPaise,
    saving: subtract(paise(run.costApartPaise), paise(run.costPaise)),
    jobs: await presentBlanks(db, layout.blanks, jobs, now),
  };
}
