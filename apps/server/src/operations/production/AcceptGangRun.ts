import { fail, ok } from '@boxwright/contract';
import { runCode } from '@boxwright/orders';
import { emptySheet, type GangRun } from '@boxwright/pricing';
import {
  findRun,
  inTransaction,
  type JobListed,
  jobsOfRun,
  linesOfOrders,
  listJobs,
  openRun,
  type ProductionJob,
  reserveSheets,
} from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { readGoods } from '../../selling/goods/read-goods.ts';
import { refuseJobs } from '../../selling/job-steps/refuse-jobs.ts';
import { gangJobsOf } from '../../selling/production/gang-jobs.ts';
import { planJob } from '../../selling/production/job-plan.ts';
import { codeOfJob } from '../../selling/production/present-job.ts';
import { blanksOf, presentRun } from '../../selling/production/present-run.ts';
import { sharesOf, sheetsOfPlan } from '../../selling/production/reserved-sheets.ts';
import { gangRunOfTask } from '../../selling/production/tasks.ts';
import { lockStockOf } from '../../selling/production/use-sheets.ts';
import { warnOfStock } from '../../selling/production/warn-of-stock.ts';
import { lockOrders } from '../../selling/production/with-locked-job.ts';

const changed = fail(
  'conflict',
  'One of these jobs has changed meanwhile: it was begun, put together with others, or has left the works. Please look at the proposals again.',
);

export const AcceptGangRun: Handler<'AcceptGangRun'> = async ({ parts, seenSaving }, { services, visitor, source }) => {
  const versions = new Map(parts.map(({ jobId, seenVersion }) => [jobId, seenVersion]));
  const isSeen = (jobs: readonly JobListed[]) =>
    jobs.length === versions.size && jobs.every(({ job }) => versions.get(job.id) === job.version && isFree(job));
  const jobs = await listJobs(services.db, [...versions.keys()]);
  if (!isSeen(jobs)) return changed;
  const gangJobs = await gangJobsOf(services.db, jobs);
  const { rates } = await currentCatalogue(services);
  const asked = parts.map(({ jobId, part }) => ({ id: jobId, part }));
  const found: GangRun | null = rates
    ? await services.work.run(gangRunOfTask, { jobs: gangJobs, parts: asked, card: rates.card }, source)
    : null;
  const [first] = gangJobs;
  if (!rates || !found || !first) return fail('conflict', 'These jobs can’t be printed together, or cost less apart.');
  if (found.saving !== seenSaving) {
    return fail('conflict', 'The figures have changed meanwhile. Please look at the proposal again.');
  }
  return inTransaction(services.db, async (tx) => {
    const now = services.now();
    const staffId = visitor.staff.id;
    const orders = await lockOrders(tx, jobs);
    const locked = await listJobs(tx, [...versions.keys()]);
    if (!isSeen(locked)) return changed;
    const refused = await refuseJobs(tx, locked);
    if (refused) return refused;
    const { sheet, sheets, waste, cost, costApart, die } = found;
    const { code: materialCode } = first.spec.board;
    const { width, height, margins } = emptySheet(sheet, rates.card.imposition);
    const layout = { width, height, margins, blanks: blanksOf(found), ...(die !== null && { die }) };
    const run = await openRun(
      tx,
      {
        sheet: sheet.name,
        materialCode,
        materialName: first.material,
        coats: first.coats,
        sheets,
        waste,
        costPaise: cost,
        costApartPaise: costApart,
        layout,
        staffId,
        createdAt: now,
      },
      jobs.map(({ job }) => job),
    );
    if (!run) throw new Error('A job was changed while its order was locked');
    const ups = jobs.map(({ job }) =>
      found.blanks.reduce((sum, blank) => sum + (blank.id === job.id ? blank.ups : 0), 0),
    );
    const shares = sharesOf(sheets, ups);
    const items = new Set(await lockStockOf(tx, orders.keys()));
    const lines = new Map((await linesOfOrders(tx, [...orders.keys()])).map((line) => [line.id, line]));
    for (const [index, listed] of jobs.entries()) {
      const { job } = listed;
      const line = lines.get(job.lineId);
      if (!line) throw new Error(`Job ${job.id} has no line`);
      const inRun = found.blanks.filter(({ id }) => id === job.id).map(({ part }) => part);
      const own = sheetsOfPlan(planJob({ goods: readGoods(line), breakdown: line.breakdown }), inRun);
      const share = shares[index] ?? 0;
      const joint = { materialCode, materialName: first.material, sheet: sheet.name, sheets: share };
      await reserveSheets(tx, job.id, [...(share > 0 ? [joint] : []), ...own]);
      await noted(tx, { services, visitor }, 'AcceptGangRun', ['job', job.id, codeOfJob(listed)], {
        before: { run: null },
        after: { run: runCode(run.id) },
      });
    }
    for (const item of await lockStockOf(tx, orders.keys())) items.add(item);
    await warnOfStock(tx, [...items], now);
    const accepted = await findRun(tx, run.id);
    if (!accepted) throw new Error(`Run ${run.id} was not stored`);
    return ok({ run: await presentRun(tx, accepted, await jobsOfRun(tx, run.id), now) });
  });
};

/** Only jobs that aren't begun can be put together. */
const isFree = ({ stage, runId, startedAt, closedAt }: ProductionJob): boolean =>
  stage === 'plates' && runId === null && startedAt === null && closedAt === null;
