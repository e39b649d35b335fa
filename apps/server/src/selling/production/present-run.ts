import type { GangRunRow, RunRow } from '@boxwright/contract';
import { paise, subtract } from '@boxwright/money';
import { isTogether, runCode } from '@boxwright/orders';
import type { GangRun } from '@boxwright/pricing';
import type { DbOrTx, JobListed, RunLayout, RunListed } from '@boxwright/storage';
import { codeOfJob, presentJobs } from './present-job.ts';
import { toolNumber } from './present-stock.ts';
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
    return job
      ? [
          {
            job,
            part,
            ups,
            made,
            left: whyLeft(byId.get(jobId)),
            places: places.map(({ x, y, width, height }) => ({ x, y, width, height })),
          },
        ]
      : [];
  });
}

/** Why nothing of a job is needed from its run, which goes on without it; null if its pieces are needed. */
export const whyLeft = (listed: JobListed | undefined): GangRunRow['jobs'][number]['left'] =>
  listed === undefined || listed.job.closedAt === null || !isTogether(listed.job.stage)
    ? null
    : listed.order.status === 'Cancelled'
      ? 'cancelled'
      : 'packed';

const leftJobs = (jobs: readonly JobListed[]) => jobs.filter((listed) => whyLeft(listed) !== null);

/** Whether all jobs of a run have left it, so that nobody needs what it prints. */
export const isStopped = (jobs: readonly JobListed[]): boolean =>
  jobs.length > 0 && leftJobs(jobs).length === jobs.length;

/** How many jobs a run has, in the words of its page, its ticket and the board: "2 jobs, 1 not needed". */
export function runWords(jobs: readonly JobListed[]): string {
  const all = jobs.length === 1 ? '1 job' : `${jobs.length} jobs`;
  const left = leftJobs(jobs).length;
  if (isStopped(jobs)) return `Stopped: ${all}, none needed`;
  return left === 0 ? all : `${all}, ${left} not needed`;
}

/** What is to be scrapped of a run, by the numbers on its sheet; null if all of it is needed. */
export function runNotice(
  blanks: readonly Pick<RunLayout['blanks'][number], 'jobId'>[],
  jobs: readonly JobListed[],
): string | null {
  if (isStopped(jobs)) return 'Stopped: no order needs it any more. Don’t go on with it, and scrap what is made of it.';
  const numbers = blanks.flatMap(({ jobId }, index) =>
    leftJobs(jobs).flatMap((listed) => (listed.job.id === jobId ? `${index + 1} (${codeOfJob(listed)})` : [])),
  );
  return numbers.length === 0 ? null : `Scrap ${numbers.join(', ')}: not needed any more.`;
}

/** The die on stock that cuts a run: "D-0007". */
export const dieNumber = (id: number | null | undefined): string | null =>
  id === null || id === undefined ? null : toolNumber({ kind: 'die', id });

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
    die: dieNumber(layout.die),
    sheets: run.sheets,
    waste: run.waste,
    cost: run.costPaise,
    costApart: run.costApartPaise,
    saving: subtract(paise(run.costApartPaise), paise(run.costPaise)),
    words: runWords(dissolvedAt === null ? jobs : jobs.filter((listed) => whyLeft(listed) === null)),
    notice: dissolvedAt === null ? runNotice(layout.blanks, jobs) : null,
    jobs: await presentBlanks(db, layout.blanks, jobs, now),
  };
}
